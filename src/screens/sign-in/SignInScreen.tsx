/** /sign-in: not written yet. */
export default function SignInScreen() {
  return <h1 className="page py-12">Sign in to Tassel</h1>;
}
