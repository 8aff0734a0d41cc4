import { Notice, Page } from './page.tsx'

type SignInPageProps = {
  readonly fault: { readonly field: 'username' | 'token'; readonly text: string } | null
  readonly username: string
}

export const SignInPage = ({ fault, username }: SignInPageProps) => (
  <Page title="Sign in" csrf={null}>
    <div class="sign-in">
      <h1>Sign in</h1>
      {fault !== null && <Notice kind="fault">{fault.text}</Notice>}
      <form method="post" action="/console/sign-in">
        <label for="username">Your name</label>
        <span class="aside" id="username-hint">
          For the history of experiments.
        </span>
        <input
          id="username"
          name="username"
          type="text"
          required
          value={username}
          autocomplete="username"
          aria-describedby="username-hint"
          aria-invalid={fault?.field === 'username' ? 'true' : undefined}
        />
        <label for="token">Operator token</label>
        <input
          id="token"
          name="token"
          type="password"
          required
          maxlength={500}
          autocomplete="current-password"
          aria-invalid={fault?.field === 'token' ? 'true' : undefined}
        />
        <button type="submit">Sign in</button>
      </form>
    </div>
  </Page>
)
