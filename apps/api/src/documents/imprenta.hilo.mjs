import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const FUENTES = [
  require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
];
/** What some twenty papers did not use is forgotten, so that memory does not grow; cleaning after each one would take time. */
const ENTRE_LIMPIEZAS = 5;
const PESO_ENTRE_LIMPIEZAS = 4e6;
const EDAD_MAXIMA = 4;
let peso = 0;
let dibujados = 0;
/** On Linux the priority is of this thread alone: a call never waits for a paper. */
if (process.platform === 'linux') setPriority(workerData.amabilidad);

const { plantillas } = workerData;
const compilador = NodeCompiler.create({
  workspace: plantillas,
  fontArgs: [{ fontBlobs: FUENTES.map((ruta) => readFileSync(ruta)) }],
});
for (const nombre of readdirSync(plantillas))
  compilador.mapShadow(join(plantillas, nombre), readFileSync(join(plantillas, nombre)));

const marcoDe = (foto) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="300" height="200"><image width="3" height="2" href="${foto}"/></svg>`,
  );
const MARCO = '.svg';

/** The compiler caches a drawing by its text alone: each photo is named by its hash, or the last paper's would be served. */
const archivosDe = (nombre, bytes) => {
  const contenido = Buffer.from(bytes);
  if (!nombre.endsWith('.foto.jpg')) return [[join(plantillas, nombre), contenido]];
  const foto = `${createHash('sha256').update(contenido).digest('hex')}.jpg`;
  return [
    [join(plantillas, foto), contenido],
    [join(plantillas, nombre + MARCO), marcoDe(foto)],
  ];
};

const limpiar = (archivos) => {
  dibujados += 1;
  peso += archivos.reduce((suma, [, bytes]) => suma + bytes.length, 0);
  if (dibujados % ENTRE_LIMPIEZAS !== 0 && peso < PESO_ENTRE_LIMPIEZAS) return;
  peso = 0;
  compilador.evictCache(EDAD_MAXIMA);
};

const fallaDe = (resultado) =>
  new Error(`La plantilla no compila: ${JSON.stringify(resultado.takeDiagnostics()?.shortDiagnostics)}`);

const dibujar = ({ plantilla, datos, imagenes }) => {
  const archivos = Object.entries(imagenes).flatMap(([nombre, bytes]) => archivosDe(nombre, bytes));
  for (const [ruta, bytes] of archivos) compilador.mapShadow(ruta, bytes);
  compilador.mapShadow(join(plantillas, 'datos.json'), Buffer.from(datos));
  try {
    const resultado = compilador.compile({ mainFilePath: join(plantillas, `${plantilla}.typ`) });
    if (!resultado.result) throw fallaDe(resultado);
    return compilador.pdf(resultado.result, { pdfStandard: 'ua-1' });
  } finally {
    for (const [ruta] of archivos) compilador.unmapShadow(ruta);
    limpiar(archivos);
  }
};

parentPort.on('message', (pedido) => {
  try {
    parentPort.postMessage({ pdf: dibujar(pedido) });
  } catch (error) {
    parentPort.postMessage({ falla: String(error?.message ?? error) });
  }
});
