/** /tools/fafsa-calculator: not written yet. */
export default function FafsaCalculatorScreen() {
  return <h1 className="page py-12">FAFSA calculator: your Student Aid Index, line by line</h1>;
}
