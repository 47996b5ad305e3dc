import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import sharp from 'sharp';
import type { Azar } from '../../demo/azar.ts';
import type { ClienteDelPagador } from '../dinero/muertes/pagador.ts';

/** Any restart takes less, however busy the machine. */
const PACIENCIA_MS = 60_000;
const ESPERA_MS = 40;

/** What the portal said that was done. */
export type Hechos = {
  legajos: { marca: string; id: number; confirmado: boolean }[];
  certificados: { id: number; numero: string }[];
  calculos: number[];
  imagenes: number[];
  /** Answers that are neither done, nor busy, nor down. */
  inesperadas: string[];
};

type Escritor = {
  pedir: ClienteDelPagador;
  azar: Azar;
  hechos: Hechos;
  pedidos: Pedidos;
};
export type Pedidos = {
  legajo: (observaciones: string) => object;
  confirmar: object;
  certificado: object;
  calculo: object;
};
type Cuerpo = Record<string, unknown>;

/** Repeats the call until it is answered, as the browser's portal does with its key. */
const insistir = async (
  { pedir, hechos }: Escritor,
  [metodo, ruta]: [string, string],
  cuerpo?: object,
  clave?: string,
): Promise<Cuerpo> => {
  const desde = Date.now();
  let ultima = 'nadie respondió';
  while (Date.now() - desde < PACIENCIA_MS) {
    const leida = await pedir(metodo, ruta, cuerpo, clave);
    if (leida && leida.status < 300) return leida.cuerpo;
    if (leida) ultima = `${leida.status} ${JSON.stringify(leida.cuerpo)}`;
    const pasajera = leida === null || leida.status === 503 || leida.status === 409 || leida.status === 401;
    if (!pasajera) {
      hechos.inesperadas.push(`${metodo} ${ruta}: ${ultima}`);
      if (leida.status < 500) break;
    }
    await esperar(ESPERA_MS);
  }
  throw new Error(`${metodo} ${ruta} no se pudo hacer: ${ultima}`);
};

const crearLegajo = async (escritor: Escritor): Promise<void> => {
  const { pedidos, hechos } = escritor;
  const marca = randomUUID();
  const creado = await insistir(escritor, ['POST', '/legajos'], pedidos.legajo(marca), randomUUID());
  const hecho = { marca, id: Number(creado.id), confirmado: false };
  hechos.legajos.push(hecho);
  if (escritor.azar.entero(1, 2) === 1) return;
  const leido = await insistir(escritor, ['GET', `/legajos/${hecho.id}`]);
  const [detalle] = leido.detalles as { id: number }[];
  const ruta = `/legajo_detalles/${detalle?.id}/cambiar_estado`;
  await insistir(escritor, ['PUT', ruta], pedidos.confirmar, randomUUID());
  hecho.confirmado = true;
};

const certificar = async (escritor: Escritor): Promise<void> => {
  const leido = await insistir(escritor, ['POST', '/certificados/caie'], escritor.pedidos.certificado, randomUUID());
  const { id, numero_certificado } = leido.certificado as { id: number; numero_certificado: string };
  escritor.hechos.certificados.push({ id, numero: numero_certificado });
};

const calcular = async (escritor: Escritor): Promise<void> => {
  const ruta: [string, string] = ['POST', '/calculo_honorarios/generar'];
  const leido = await insistir(escritor, ruta, escritor.pedidos.calculo, randomUUID());
  escritor.hechos.calculos.push(Number(leido.id));
};

// This call has no key: an unanswered upload may be there twice, but never half of it.
const subir = async (escritor: Escritor): Promise<void> => {
  const background = { r: escritor.azar.entero(0, 255), g: 90, b: 160 };
  const foto = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const formulario = new FormData();
  formulario.append('file', new Blob([Uint8Array.from(foto)], { type: 'image/jpeg' }), 'tablero.jpg');
  const leido = await insistir(escritor, ['POST', '/media_objects'], formulario);
  escritor.hechos.imagenes.push(Number(leido.id));
};

const ESCRITURAS = [crearLegajo, crearLegajo, certificar, calcular, subir] as const;

/** Writes one thing of any kind, for as long as it takes. */
export const escribirAlgo = (escritor: Escritor): Promise<void> => escritor.azar.de(ESCRITURAS)(escritor);
