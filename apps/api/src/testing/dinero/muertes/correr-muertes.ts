import { setTimeout as esperar } from 'node:timers/promises';
import { crearAzar } from '../../../demo/azar.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../escenario-de-pagos.ts';
import { abrirSandboxDePrueba } from '../sandbox-de-prueba.ts';
import { cobrados, comprobar, type EstadoDelSandbox, faltanAcreditar, quedanPorSaberse } from './comprobar.ts';
import { crearCliente, vivirUnPago } from './pagador.ts';
import { crearProcesoMortal } from './proceso.ts';

/** Its clock runs a minute for each of our seconds. */
const RAPIDEZ = 60;
const A_LA_VEZ = 5;
const FALLAN = 0.15;
const PLAZO_DE_CALMA_MS = 90_000;
const PLAZO_DE_COINCIDIR_MS = 30_000;

type Pedido = { muertes: number; semilla: number; avisar?: (texto: string) => void };
export type Informe = {
  muertes: number;
  /** How many payments were in each state at each death. */
  momentos: Record<string, number>;
  pagos: number;
  cupones: number;
  calmaMs: number;
  problemas: string[];
};

/**
 * The portal is killed at random moments while the providers fail at random; then the sweep works, and everything is compared with what the
 * providers say.
 */
export const correrMuertes = async ({ muertes, semilla, avisar = () => undefined }: Pedido): Promise<Informe> => {
  const azar = crearAzar(semilla);
  const sandbox = await abrirSandboxDePrueba();
  const s = await crearEscenarioDePagos();
  const proceso = await crearProcesoMortal({ databaseUrl: s.prueba.url, sandboxUrl: sandbox.url(), rapidez: RAPIDEZ });
  const estado = () => sandbox.estado() as unknown as Promise<EstadoDelSandbox>;
  try {
    await sandbox.control('reintento', { segundos: 0.3 });
    await sandbox.control('azar', { tasa: FALLAN, semilla });
    const cupones = await emisor(s, Math.ceil(muertes / 5));
    let quedan = true;
    const pagador = { pedir: crearCliente(proceso.direccion, 'mgarcia'), sandbox, azar, sigue: () => quedan };
    const vivir = async (): Promise<void> => {
      while (quedan) await vivirUnPago(pagador, await cupones());
    };
    await proceso.arrancar();
    const vidas = Array.from({ length: A_LA_VEZ }, vivir);
    const momentos: Record<string, number> = {};
    for (let i = 1; i <= muertes; i++) {
      await esperar(azar.entero(20, 900));
      await proceso.matar();
      await anotarMomento(s, momentos);
      await proceso.arrancar();
      if (i % 10 === 0) avisar(`${i} muertes`);
    }
    await juntar(estado, muertes);
    quedan = false;
    await Promise.all(vidas);
    await sandbox.control('azar', { tasa: 0, semilla });
    const calmaMs = await calmar(s, estado);
    const problemas = await esperarQueCoincida(async () =>
      comprobar(s.db, sandbox.pasarelas(), await estado(), proceso.reloj),
    );
    return { muertes, momentos, ...(await cuantos(s)), calmaMs, problemas };
  } finally {
    await proceso.matar();
    await sandbox.cerrar();
    await s.e.prueba.cerrar();
  }
};

/** Issues endless licence coupons, with some of CEP and stamps among the first. */
export const emisor = async (s: EscenarioDePagos, deLegajos: number) => {
  const legajos = [];
  for (let i = 0; i < deLegajos; i++) legajos.push(await s.vida.hasta('confirmado'));
  s.prueba.avanzar(Date.now() - s.prueba.ahora().getTime());
  const boletas = await Promise.all(legajos.map(({ id }) => s.emitirDeLegajo(id, 'cep')));
  return async (): Promise<{ id: number; numero_boleta: number }> => {
    const id = boletas.pop() ?? (await s.cuponDeMatricula());
    return s.db
      .selectFrom('ordenes_pago')
      .select(['id', 'numero_boleta'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };
};

const anotarMomento = async ({ db }: EscenarioDePagos, momentos: Record<string, number>): Promise<void> => {
  const filas = await db
    .selectFrom('intenciones_pago')
    .select((eb) => ['estado', eb.fn.countAll<number>().as('cuantas')])
    .where('estado', 'in', ['creando', 'abierta'])
    .groupBy('estado')
    .execute();
  for (const { estado, cuantas } of filas) momentos[estado] = (momentos[estado] ?? 0) + Number(cuantas);
};

/** However slow the machine is, there are at least as many payments as deaths. */
export const juntar = async (estado: () => Promise<EstadoDelSandbox>, cuantos: number): Promise<void> => {
  const desde = Date.now();
  while (Date.now() - desde < PLAZO_DE_CALMA_MS && cobrados(await estado()) < cuantos) await esperar(200);
};

/** Lets the sweep work until every charge that was reported has come in. */
export const calmar = async (s: EscenarioDePagos, estado: () => Promise<EstadoDelSandbox>) => {
  const desde = Date.now();
  const falta = async (): Promise<boolean> => {
    const ahora = await estado();
    return quedanPorSaberse(ahora) || (await faltanAcreditar(s.db, ahora)) > 0;
  };
  while (Date.now() - desde < PLAZO_DE_CALMA_MS && (await falta())) await esperar(200);
  return Date.now() - desde;
};

/** The next sweep records what the collector lists: a difference that outlasts some sweeps is a fault. */
export const esperarQueCoincida = async (comparar: () => Promise<string[]>): Promise<string[]> => {
  const desde = Date.now();
  let problemas = await comparar();
  while (problemas.length > 0 && Date.now() - desde < PLAZO_DE_COINCIDIR_MS) {
    await esperar(500);
    problemas = await comparar();
  }
  return problemas;
};

export const cuantos = async ({ db }: EscenarioDePagos) => {
  const contar = async (tabla: 'operaciones_pago' | 'ordenes_pago'): Promise<number> => {
    const fila = await db
      .selectFrom(tabla)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(fila.n);
  };
  return { pagos: await contar('operaciones_pago'), cupones: await contar('ordenes_pago') };
};
