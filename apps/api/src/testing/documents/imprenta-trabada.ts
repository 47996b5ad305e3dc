import { salir } from '../../arranque/salir.ts';
import { crearImprenta, type Plantilla } from '../../documents/imprenta.ts';
import { HILOS_DE_PAPELES } from '../../reparto/en-su-turno.ts';

const PLAZO_MS = 10_000;

// Sends as many endless papers as there are threads, then one that ends; then the process ends.
const [, , carpeta = ''] = process.argv;
const imprimir = crearImprenta(carpeta, PLAZO_MS);
const dibujar = (plantilla: Plantilla) => imprimir({ plantilla, datos: '{}', imagenes: {} });
const decir = (linea: string): void => void process.stdout.write(`${linea}\n`);

const sinFin = await Promise.allSettled(Array.from({ length: HILOS_DE_PAPELES }, () => dibujar('cupon')));
decir([...new Set(sinFin.map((uno) => (uno.status === 'rejected' ? String(uno.reason) : 'se dibujó')))].join());
decir(Buffer.from(await dibujar('recibo')).toString('latin1', 0, 5));
salir(0);
