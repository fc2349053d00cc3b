/** /features: not written yet. */
export default function FeaturesScreen() {
  return <h1 className="page py-12">Features: what Tassel does today, and what is still to come</h1>;
}
