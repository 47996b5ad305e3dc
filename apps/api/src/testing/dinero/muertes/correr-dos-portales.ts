import { setTimeout as esperar } from 'node:timers/promises';
import { crearAzar } from '../../../demo/azar.ts';
import { abrirProxy } from '../../arranque/proxy.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../escenario-de-pagos.ts';
import { abrirSandboxDePrueba } from '../sandbox-de-prueba.ts';
import { comprobar, type EstadoDelSandbox } from './comprobar.ts';
import { calmar, cuantos, emisor, esperarQueCoincida, juntar } from './correr-muertes.ts';
import { type ClienteDelPagador, crearCliente, vivirUnPago } from './pagador.ts';
import { crearProcesoMortal } from './proceso.ts';
import { abrirRedQueFalla, type HechosDeLaRed } from './red-que-falla.ts';

/** A portal holds things for a minute (S-461), which is three seconds here: longer than a call with its retry. */
const RAPIDEZ = 20;
const A_LA_VEZ = 6;
const DE_A_DOS = 5;
/** On a slow machine they die fewer times. */
const MURIENDO_MS = 60_000;

type Pedido = { muertes: number; semilla: number; avisar?: (texto: string) => void };
export type InformeDeDosPortales = {
  muertes: number;
  pagos: number;
  cupones: number;
  conVarias: number;
  pagadosDosVeces: number;
  red: HechosDeLaRed;
  calmaMs: number;
  problemas: string[];
};

/** Two portals share a database, and the network between them and their providers fails: each dies now and then. */
export const correrDosPortales = async ({
  muertes,
  semilla,
  avisar = () => undefined,
}: Pedido): Promise<InformeDeDosPortales> => {
  const azar = crearAzar(semilla);
  const sandbox = await abrirSandboxDePrueba();
  const s = await crearEscenarioDePagos();
  const red = await abrirRedQueFalla(sandbox.url, crearAzar(semilla + 1));
  let publica = '';
  const mundo = { databaseUrl: s.prueba.url, sandboxUrl: red.url, rapidez: RAPIDEZ, publica: () => publica };
  const portales = [await crearProcesoMortal(mundo), await crearProcesoMortal(mundo)] as const;
  const entrada = await abrirProxy(portales.map(({ direccion }) => direccion));
  publica = entrada.direccion;
  const estado = () => sandbox.estado() as unknown as Promise<EstadoDelSandbox>;
  try {
    await sandbox.control('reintento', { segundos: 0.3 });
    const cupones = await emisor(s, Math.ceil(muertes / 2));
    await Promise.all(portales.map(({ arrancar }) => arrancar()));
    const [uno, otro] = portales;
    const clientes = [crearCliente(uno.direccion, 'mgarcia'), crearCliente(otro.direccion, 'mgarcia')] as const;
    const pedir: ClienteDelPagador = (...pedido) => azar.de(clientes)(...pedido);
    let quedan = true;
    const pagador = { pedir, sandbox, azar, sigue: () => quedan, deADos: DE_A_DOS };
    const vivir = async (): Promise<void> => {
      while (quedan) await vivirUnPago(pagador, await cupones());
    };
    const vidas = Array.from({ length: A_LA_VEZ }, vivir);
    const desde = Date.now();
    let hechas = 0;
    while (hechas < muertes && Date.now() - desde < MURIENDO_MS) {
      await esperar(azar.entero(500, 2_500));
      const portal = azar.de(portales);
      await portal.matar();
      await esperar(azar.entero(0, 600));
      await portal.arrancar();
      hechas += 1;
      if (hechas % 10 === 0) avisar(`${hechas} muertes`);
    }
    await juntar(estado, hechas * 2);
    quedan = false;
    await Promise.all(vidas);
    red.componer();
    const calmaMs = await calmar(s, estado);
    const problemas = await esperarQueCoincida(async () =>
      comprobar(s.db, sandbox.pasarelas(), await estado(), uno.reloj),
    );
    return { muertes: hechas, ...(await cuantos(s)), ...(await deVarias(s)), red: red.hechos, calmaMs, problemas };
  } finally {
    await Promise.all(portales.map(({ matar }) => matar()));
    entrada.cerrar();
    red.cerrar();
    await sandbox.cerrar();
    await s.e.prueba.cerrar();
  }
};

const deVarias = async ({ db }: EscenarioDePagos): Promise<{ conVarias: number; pagadosDosVeces: number }> => {
  const repetidos = async (tabla: 'intenciones_pago' | 'operaciones_pago'): Promise<number> => {
    const ordenes = db.selectFrom(tabla).select('orden_id').groupBy('orden_id');
    return (await ordenes.having((eb) => eb.fn.countAll<number>(), '>', 1).execute()).length;
  };
  return { conVarias: await repetidos('intenciones_pago'), pagadosDosVeces: await repetidos('operaciones_pago') };
};
