/** /landing: not written yet. */
export default function LandingScreen() {
  return <h1 className="page py-12">Start a college plan in about a minute</h1>;
}
