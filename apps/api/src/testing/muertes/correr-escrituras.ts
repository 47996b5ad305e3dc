import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';
import { servidorDePruebas, usarServidorDePruebas } from '../../db/embebida/servidor-de-pruebas.ts';
import { crearAzar } from '../../demo/azar.ts';
import { abrirPostgresReiniciable } from '../db/postgres-reiniciable.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../dinero/escenario-de-pagos.ts';
import { crearCliente } from '../dinero/muertes/pagador.ts';
import { crearProcesoMortal } from '../dinero/muertes/proceso.ts';
import { vidaDe } from '../legajos/vida.ts';
import { comprobarEscrituras, contarAntes } from './comprobar-escrituras.ts';
import { escribirAlgo, type Hechos, type Pedidos } from './escritor.ts';

const A_LA_VEZ = 5;
const SIN_CAIDAS_MS = 20_000;
const PLAZO_MS = 20_000;

type Que = 'portal' | 'base';
type Pedido = { que: Que; veces: number; semilla: number; avisar?: (texto: string) => void };
export type InformeDeEscrituras = {
  caidas: number;
  escritas: Record<'legajos' | 'certificados' | 'calculos' | 'imagenes', number>;
  /** The longest wait for the answer of one write. */
  peorEsperaMs: number;
  problemas: string[];
};

/** Files, certificates, calculations and images are written while the portal or its database dies at random moments. */
export const correrEscrituras = async (pedido: Pedido): Promise<InformeDeEscrituras> =>
  pedido.que === 'portal' ? conCaidas(pedido, null) : conBasePropia(pedido);

const conBasePropia = async (pedido: Pedido): Promise<InformeDeEscrituras> => {
  const postgres = await abrirPostgresReiniciable();
  const anterior = servidorDePruebas();
  usarServidorDePruebas(postgres);
  try {
    return await conCaidas(pedido, postgres);
  } finally {
    usarServidorDePruebas(anterior);
    await postgres.cerrar();
  }
};

type Postgres = Awaited<ReturnType<typeof abrirPostgresReiniciable>> | null;

const conCaidas = async (
  { veces, semilla, avisar = () => undefined }: Pedido,
  postgres: Postgres,
): Promise<InformeDeEscrituras> => {
  const azar = crearAzar(semilla);
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-escrituras-'));
  const s = await crearEscenarioDePagos();
  const proceso = await crearProcesoMortal({ databaseUrl: s.prueba.url, rapidez: 1, carpeta });
  const hechos: Hechos = { legajos: [], certificados: [], calculos: [], imagenes: [], inesperadas: [] };
  try {
    const pedidos = await prepararPedidos(s);
    const antes = await contarAntes(s.db);
    await proceso.arrancar();
    let quedan = true;
    let peorEsperaMs = 0;
    const escritor = { pedir: crearCliente(proceso.direccion, 'mgarcia'), azar, hechos, pedidos };
    const vivir = async (): Promise<void> => {
      while (quedan) {
        const desde = Date.now();
        await escribirAlgo(escritor);
        peorEsperaMs = Math.max(peorEsperaMs, Date.now() - desde);
      }
    };
    const vidas = Promise.all(Array.from({ length: A_LA_VEZ }, vivir));
    vidas.catch(() => undefined);
    for (let i = 1; i <= veces; i++) {
      await esperar(azar.entero(20, 900));
      if (postgres) await postgres.reiniciar(azar.de(['SIGINT', 'SIGQUIT']));
      else await proceso.matar().then(proceso.arrancar);
      if (i % 10 === 0) avisar(`${i} caídas`);
    }
    if (veces === 0) await esperar(SIN_CAIDAS_MS);
    await juntar(hechos, 3 * veces);
    quedan = false;
    await vidas;
    const problemas = [...(await comprobarEscrituras(s.db, hechos, antes, carpeta)), ...(await colaQuieta(s))];
    const { legajos, certificados, calculos, imagenes } = hechos;
    const escritas = {
      ...{ legajos: legajos.length, certificados: certificados.length },
      ...{ calculos: calculos.length, imagenes: imagenes.length },
    };
    return { caidas: veces, escritas, peorEsperaMs, problemas };
  } finally {
    await proceso.matar();
    await s.e.prueba.cerrar();
    rmSync(carpeta, { recursive: true, force: true });
  }
};

const juntar = async ({ legajos, certificados, calculos, imagenes }: Hechos, cuantas: number): Promise<void> => {
  const escritas = () => legajos.length + certificados.length + calculos.length + imagenes.length;
  for (const desde = Date.now(); Date.now() - desde < PLAZO_MS && escritas() < cuantas; ) await esperar(100);
};

const prepararPedidos = async ({ e }: EscenarioDePagos): Promise<Pedidos> => {
  const vida = vidaDe(e);
  const electrico = await vida.manual({ destino_tarea: 'Presentar ante quien corresponda' });
  const rubro_id = await e.idDe('rubros', 'instalaciones_electricas');
  const { id } = await vida.crear({ modalidad: 'franquicia', cambios: { rubro_id, detalles: [electrico] } });
  await vida.confirmar(id);
  const { comitentes, inmuebles } = await vida.leer(id);
  const partes = {
    'titular.id': comitentes[0]?.id ?? 0,
    'inmueble.id': inmuebles[0]?.id ?? 0,
    'titular.localidad_id': e.localidad.id,
  };
  const detalle = await vida.manual();
  const sinCalculo = { id: 0, resolucion_id: 0, monto: '0.00', tareas: [] };
  return {
    legajo: (observaciones) => e.legajo(sinCalculo, { detalles: [{ ...detalle, observaciones }] }),
    confirmar: { estado_id: await vida.estadoId('confirmado') },
    certificado: { legajo_id: id, ...cuerpoDePrueba('caie', partes) },
    calculo: { ...e.pedido(), honorario_convenido: '90000000.00' },
  };
};

/** The queue empties by itself, and nothing due stays. */
const colaQuieta = async ({ db }: EscenarioDePagos): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select (graphile_worker.add_job('vencer_cupones', '{}')).id`.execute(db);
  const dejado = rows[0]?.id ?? '';
  let quedan = await trabajosDebidos(db, dejado);
  for (const desde = Date.now(); quedan.length > 0 && Date.now() - desde < PLAZO_MS; ) {
    await esperar(100);
    quedan = await trabajosDebidos(db, dejado);
  }
  return quedan.map((trabajo) => `la cola de trabajos no volvió a andar: ${JSON.stringify(trabajo)}`);
};

const trabajosDebidos = async (db: Db, dejado: string): Promise<unknown[]> => {
  const { rows } = await sql`
    select id, attempts, run_at, locked_at, locked_by, last_error from graphile_worker.jobs
    where task_identifier = 'vencer_cupones'
      and (id = ${dejado} or locked_at is not null or (run_at <= now() and attempts < max_attempts))`.execute(db);
  return rows;
};
