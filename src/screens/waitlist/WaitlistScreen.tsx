/** /waitlist: not written yet. */
export default function WaitlistScreen() {
  return <h1 className="page py-12">Waitlist: hear when accounts and new tools are ready</h1>;
}
