/** The names of the provider's programming interface: one global object, and events of the window. */
export const providerNames = {
  object: 'embeddedservice_bootstrap',
  ready: 'onEmbeddedMessagingReady',
  message: 'onEmbeddedMessageSent',
  minimised: 'onEmbeddedMessagingWindowMinimized',
  closed: 'onEmbeddedMessagingWindowClosed'
} as const
