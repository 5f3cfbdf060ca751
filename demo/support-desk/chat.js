// The sample chat as a site's provider: its programming interface. The code that `init` starts comes from the site's build.
{
  const code = new URL('{code}', document.currentScript.src).href
  const isText = value => typeof value === 'string' && value.length > 0
  window.embeddedservice_bootstrap ??= {
    settings: {},
    /** Takes the four values of a site. Throws where one is missing. */
    init(orgId, configName, siteUrl, more) {
      if (![orgId, configName, siteUrl, more?.scrt2URL].every(isText)) throw new TypeError('init needs four texts')
      import(code)
        .then(({ startChat }) => startChat(this, siteUrl))
        .catch(error => console.warn('The chat did not load', error))
    }
  }
}
