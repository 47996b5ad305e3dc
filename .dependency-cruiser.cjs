const PRUEBA = '\\.(test|spec)\\.tsx?$|/testing/';
// The catalogue shows every screen with sample data; nothing else does.
const MUESTRA = '/app/catalogo/|\\.escenas\\.tsx?$';

// Nothing else of the server knows what a draft is.
const CALCULA_BORRADORES = '^apps/api/src/modules/honorarios/colegio/calcular-borrador-guardado\\.ts$';

// What collectors and banks write is written once, by who stands for them.
const ESCRIBE_RENDICIONES = '^apps/api/src/testing/dinero/archivos-de-rendicion\\.ts$';

// The modules of the API by floors: each may use those below its own, so that no two need each other, however many files apart.
const PISOS = [
  ['auditoria', 'avisos', 'media'],
  ['colegio'],
  ['honorarios', 'sesion'],
  ['referencias'],
  ['borradores', 'perfil'],
  ['legajos'],
  ['dinero', 'certificados'],
  ['busqueda', 'informes', 'lotes', 'operadores', 'tablero', 'verificacion'],
  ['importaciones'],
];
const unModulo = (nombres) => `^apps/api/src/modules/(${nombres.join('|')})/`;
const modulosSinCiclos = PISOS.flatMap((piso, i) =>
  piso.map((nombre) => ({
    name: `modulos-sin-ciclos-${nombre}`,
    comment: `${nombre} uses the modules of the floors below it (PISOS in this file): what is above gives it a function.`,
    severity: 'error',
    from: { path: unModulo([nombre]), pathNot: PRUEBA },
    to: {
      path: unModulo(
        PISOS.slice(i)
          .flat()
          .filter((otro) => otro !== nombre),
      ),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-es-puro',
      comment: 'domain knows decimal.js and itself: pass clock, data or network results in as parameters.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: PRUEBA },
      to: { pathNot: '^packages/domain/src|^node_modules/decimal\\.js/' },
    },
    {
      name: 'asistentes-son-borradores',
      comment: 'asistentes knows domain and itself: a draft is a value, what shows or stores it belongs to an app.',
      severity: 'error',
      from: { path: '^packages/asistentes/src', pathNot: PRUEBA },
      to: { pathNot: '^packages/(asistentes|domain)/src' },
    },
    {
      name: 'borradores-solo-en-la-pantalla',
      comment:
        'The server judges what is proposed (domain/legajos/propuesta), whatever draft it came from. Telling its owner what a kept draft will cost is no judgement: one file calculates it as its wizard does.',
      severity: 'error',
      from: { path: '^(apps/(api|sandbox)|packages/contract)/', pathNot: CALCULA_BORRADORES },
      to: { path: '^packages/asistentes/' },
    },
    {
      name: 'piezas-sin-aplicacion',
      comment: 'web-kit serves every application: it knows domain, contract and asistentes, the rest is passed in.',
      severity: 'error',
      from: { path: '^packages/web-kit/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(web-kit|domain|contract|asistentes)/' },
    },
    {
      name: 'piezas-solo-en-la-pantalla',
      comment: 'web-kit is what screens are drawn with: what the server shares with them goes to contract or domain.',
      severity: 'error',
      from: { path: '^(apps/(api|sandbox)|packages/(domain|contract|asistentes))/' },
      to: { path: '^packages/web-kit/' },
    },
    {
      name: 'form-sobre-ui-sobre-lib',
      comment: 'In web-kit form draws with ui, and ui uses lib: pass in what is above.',
      severity: 'error',
      from: { path: '^packages/web-kit/src/(lib|ui)/', pathNot: PRUEBA },
      to: { path: '^packages/web-kit/src/(ui|form)/', pathNot: '^packages/web-kit/src/$1/' },
    },
    {
      name: 'contract-es-la-frontera',
      comment: 'contract imports zod and domain: what needs a database or a screen belongs to api or web.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: PRUEBA },
      to: { pathNot: '^packages/(domain|contract)/src|^node_modules/zod/' },
    },
    {
      name: 'web-y-api-se-ven-en-contract',
      comment:
        'web, api and sandbox never import each other: move what they share to contract (shapes) or domain (rules). A test has a collector write its file.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: ESCRIBE_RENDICIONES },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'sandbox-solo',
      comment:
        'The sandbox is the outside world: it speaks wire protocols and knows nothing of our packages but test data in data/.',
      severity: 'error',
      from: { path: '^apps/sandbox/', pathNot: PRUEBA },
      to: { path: '^packages/contract/' },
    },
    {
      name: 'packages-no-conocen-apps',
      comment: 'A package never imports an app: invert it, the app passes in what is needed.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench|scripts)/' },
    },
    {
      name: 'feature-no-importa-feature',
      comment: 'A feature never imports another: what two of them need goes down to ui, lib or web-kit.',
      severity: 'error',
      from: { path: '^apps/(web|colegio)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'ui-lib-no-suben',
      comment: 'ui and lib serve every feature and know none: pass the piece in as a prop or move it to the feature.',
      severity: 'error',
      from: { path: '^apps/(web|colegio)/src/(ui|lib)/', pathNot: PRUEBA },
      to: { path: '^apps/(web|colegio)/src/(features|app)/' },
    },
    {
      name: 'feature-no-importa-app',
      comment: 'app mounts the features, not the reverse: what a feature needs of app goes down to lib.',
      severity: 'error',
      from: { path: '^apps/(web|colegio)/src/features/', pathNot: PRUEBA },
      to: { path: '^apps/(web|colegio)/src/app/' },
    },
    {
      name: 'fechas-con-sus-pantallas',
      comment: 'The calendar is loaded when a date is opened: use FechaInput, which has none until then.',
      severity: 'error',
      from: {
        path: '^(apps/(web|colegio)|packages/web-kit)/src/',
        pathNot: '^packages/web-kit/src/ui/entradas/calendario-de-fecha\\.tsx$',
      },
      to: { path: '@mantine/dates|^node_modules/dayjs/' },
    },
    {
      name: 'db-y-http-no-conocen-modulos',
      comment: 'db and http are below the modules: pass in what is needed, or move it to the module.',
      severity: 'error',
      from: { path: '^apps/api/src/(db|http)/', pathNot: PRUEBA },
      to: { path: '^apps/api/src/(modules|arranque|demo|comandos|app|main)' },
    },
    {
      name: 'modulos-no-conocen-app',
      comment: 'app and main mount the modules, not the reverse: take what is needed as a parameter.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: PRUEBA },
      to: { path: '^apps/api/src/(arranque|demo|comandos|app|main)' },
    },
    {
      name: 'repositorio-privado',
      comment: 'A repository is private to its module: call the other module’s service.',
      severity: 'error',
      from: { path: '^apps/api/src/(?:modules/([^/]+)/|)', pathNot: PRUEBA },
      to: { path: '^apps/api/src/modules/.+\\.repository\\.ts$', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'modulo-con-piso',
      comment: 'A new module takes its place in PISOS, in this file.',
      severity: 'error',
      from: {},
      to: { path: '^apps/api/src/modules/[^/]+/', pathNot: unModulo(PISOS.flat()) },
    },
    ...modulosSinCiclos,
    {
      name: 'produccion-no-importa-pruebas',
      comment: 'Test builders and fakes stay in tests: production code gets its own.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${PRUEBA}|${MUESTRA}` },
      to: { path: PRUEBA },
    },
    {
      name: 'e2e-mira-desde-afuera',
      comment:
        'Journeys use the product from the outside: only contract, domain and the table of screens may be imported.',
      severity: 'error',
      from: { path: '^(e2e)/' },
      to: { path: '^apps/', pathNot: '^apps/web/src/app/(rutas\\.ts|pantallas/)' },
    },
    {
      name: 'sin-ciclos',
      comment: 'Two files that need each other are one file, or hide a third one: extract it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'todo-se-resuelve',
      comment: 'The import leads nowhere: enter packages through their exports (@colega/domain/<area>).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.css$|^geojson$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
