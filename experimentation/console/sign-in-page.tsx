import { Notice, Page } from './page.tsx'

export const SignInPage = ({ fault }: { readonly fault: string | null }) => (
  <Page title="Sign in" csrf={null}>
    <div class="sign-in">
      <h1>Sign in</h1>
      {fault !== null && <Notice kind="fault">{fault}</Notice>}
      <form method="post" action="/console/sign-in">
        {/* For password managers, which keep a password under a name. */}
        <input type="text" name="username" value="operator" autocomplete="username" hidden readonly />
        <label for="token">Operator token</label>
        <input
          id="token"
          name="token"
          type="password"
          required
          maxlength={500}
          autocomplete="current-password"
          aria-invalid={fault !== null ? 'true' : undefined}
        />
        <button type="submit">Sign in</button>
      </form>
    </div>
  </Page>
)
