// Draws papers, one after another, away from the thread that answers calls.
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
/** What was not used for some ten papers is forgotten: what a process keeps does not grow. Looking for it takes its time too. */
const ENTRE_LIMPIEZAS = 5;
const EDAD_MAXIMA = 2;
let dibujados = 0;
/** On Linux it is of this thread alone: a call never waits for a paper. */
if (process.platform === 'linux') setPriority(workerData.amabilidad);

const { plantillas } = workerData;
const compilador = NodeCompiler.create({
  workspace: plantillas,
  fontArgs: [{ fontBlobs: FUENTES.map((ruta) => readFileSync(ruta)) }],
});
for (const nombre of readdirSync(plantillas))
  compilador.mapShadow(join(plantillas, nombre), readFileSync(join(plantillas, nombre)));

/** A photo as a drawing that holds it: its bytes go into the PDF as they are, without being unfolded. */
const enMarco = (jpeg) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="300" height="200"><image width="3" height="2" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/></svg>`,
  );

const fallaDe = (resultado) =>
  new Error(`La plantilla no compila: ${JSON.stringify(resultado.takeDiagnostics()?.shortDiagnostics)}`);

const dibujar = ({ plantilla, datos, imagenes }) => {
  const archivos = Object.entries(imagenes).map(([nombre, bytes]) => [
    join(plantillas, nombre),
    nombre.endsWith('.foto.svg') ? enMarco(bytes) : Buffer.from(bytes),
  ]);
  for (const [ruta, bytes] of archivos) compilador.mapShadow(ruta, bytes);
  compilador.mapShadow(join(plantillas, 'datos.json'), Buffer.from(datos));
  try {
    const resultado = compilador.compile({ mainFilePath: join(plantillas, `${plantilla}.typ`) });
    if (!resultado.result) throw fallaDe(resultado);
    return compilador.pdf(resultado.result, { pdfStandard: 'ua-1' });
  } finally {
    for (const [ruta] of archivos) compilador.unmapShadow(ruta);
    dibujados += 1;
    // photos weigh: those of one paper are not kept beside those of the next
    if (archivos.length > 0) compilador.evictCache(1);
    else if (dibujados % ENTRE_LIMPIEZAS === 0) compilador.evictCache(EDAD_MAXIMA);
  }
};

parentPort.on('message', (pedido) => {
  try {
    parentPort.postMessage({ pdf: dibujar(pedido) });
  } catch (error) {
    parentPort.postMessage({ falla: String(error?.message ?? error) });
  }
});
