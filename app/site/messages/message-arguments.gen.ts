// Made from the French messages by `npm run messages`. A test says when it is out of date.
export type MessageArguments = {
  'error-screen.403-image-alt': null
  'error-screen.403-message': null
  'error-screen.403-title': null
  'error-screen.404-image-alt': null
  'error-screen.404-message': null
  'error-screen.404-title': null
  'error-screen.500-image-alt': null
  'error-screen.500-message': null
  'error-screen.500-title': null
  'error-screen.back': null
  'error-screen.back-to-tables': null
  'error-screen.unexpected': null
  'footer.awards': null
  'footer.group-legal': null
  'footer.group-policy': null
  'footer.group-safety-security': null
  'footer.ip-geolocation': null
  'footer.licence': { number: string; authority: string; grantedOn: string }
  'footer.licences': null
  'footer.operator': { brand: string; operatorName: string; registeredOffice: string }
  'footer.sample-data': null
  'footer.site-badges': null
  'footer.social': null
  'footer.social-network': { brand: string; network: string }
  'header.download': null
  'header.full-screen-menu': null
  'header.home': null
  'header.logo-alt': { brand: string }
  'header.main-navigation': null
  'header.menu-close': null
  'header.menu-open': null
  'header.record-badge': null
  'header.second-level-navigation': null
  'header.sign-up': null
  'header.skip-to-content': null
  'header.utility-navigation': null
  'home.full-terms': null
  'home.invented-people': null
  'home.late-registration': { time: string }
  'home.own-zone': { zone: string }
  'home.play-responsibly': null
  'home.play-responsibly-link': null
  'home.taken-at': { time: string }
  'home.utc-zone': null
  'layouts.contents': null
  'locales.stand-in-notice': { language: string }
  'navigation.about': null
  'navigation.about-us': null
  'navigation.accessibility': null
  'navigation.affiliates': null
  'navigation.all-promotions': null
  'navigation.all-tournaments': null
  'navigation.ambassadors': null
  'navigation.blog': null
  'navigation.cash-games': null
  'navigation.channeling-solution': null
  'navigation.complaints': null
  'navigation.contact': null
  'navigation.cookie-policy': null
  'navigation.daily-leaderboards': null
  'navigation.daily-promos': null
  'navigation.deposits': null
  'navigation.download': null
  'navigation.equity-calculator': null
  'navigation.falcon-series': null
  'navigation.funds': null
  'navigation.games': null
  'navigation.get-started': null
  'navigation.glossary': null
  'navigation.hand-rankings': null
  'navigation.help': null
  'navigation.help-centre': null
  'navigation.house-rules': null
  'navigation.how-to-play': null
  'navigation.jackpots': null
  'navigation.leaderboard-holdem': null
  'navigation.leaderboard-omaha': null
  'navigation.leaderboard-short-deck': null
  'navigation.leaderboard-spin-gold': null
  'navigation.live-series': null
  'navigation.live-series-one': null
  'navigation.live-series-two': null
  'navigation.loyalty': null
  'navigation.network-status': null
  'navigation.new-tab': null
  'navigation.official-site': null
  'navigation.omaha': null
  'navigation.partners': null
  'navigation.payment-details-policy': null
  'navigation.poker-school': null
  'navigation.privacy-policy': null
  'navigation.promotions': null
  'navigation.random-number-generator': null
  'navigation.real-money-poker': null
  'navigation.responsible-gaming': null
  'navigation.security-ecology-policy': null
  'navigation.short-deck': null
  'navigation.spin-gold': null
  'navigation.streamer-mode': null
  'navigation.streamer-rewards': null
  'navigation.sunday-major': null
  'navigation.team': null
  'navigation.terms-conditions': null
  'navigation.terms-conditions-history': null
  'navigation.texas-holdem': null
  'navigation.tournaments': null
  'navigation.unique-features': null
  'navigation.welcome-bonus': null
  'navigation.withdrawal-policy': null
  'navigation.withdrawals': null
  'policy.age-mark': { minimumAge: string }
  'policy.back-to-contents': null
  'policy.effective-from': null
  'policy.summary': null
  'policy.version': null
  'quick-area.download': null
  'quick-area.scroll-to-top': null
  'region-selector.choose': null
  'region-selector.label': null
}
