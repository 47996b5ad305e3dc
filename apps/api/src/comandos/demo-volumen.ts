import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { cuponesDeVolumen } from '../demo/cargar-cupones-de-volumen.ts';
import { cargarPadron, LEGAJOS_POR_TECNICO } from '../demo/cargar-padron.ts';
import { cargarVolumen, LEGAJOS_DE_VOLUMEN } from '../demo/cargar-volumen.ts';
import { CLAVE_DE_DEMO } from '../demo/personas.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { hoy } from '../hoy.ts';
import { ponerSumasAlDia, rehacerSumas } from '../modules/informes/sumas.service.ts';
import { avisar, conBaseDelDuenio, correrComando } from './con-base.ts';

const cuantos = LEGAJOS_DE_VOLUMEN.toLocaleString('es-AR');
const cupones = cuponesDeVolumen(LEGAJOS_DE_VOLUMEN).toLocaleString('es-AR');
const AYUDA = `Carga el usuario volumen, con ${cuantos} legajos y ${cupones} cupones, para probar listas y filtros con muchos datos.

  npm run demo:volumen
  npm run demo:volumen -- --legajos=1000000   ${LEGAJOS_POR_TECNICO} de cada técnico: tecnico000001, tecnico000002…
  npm run demo:volumen -- --legajos=1000000 --dias=7   uno de cada técnico cada 7 días, en vez de cada 20`;

const cargarUno = async (db: Db): Promise<void> => {
  const cargado = await cargarVolumen(
    db,
    hoy(() => new Date()),
  );
  if (cargado) await sql`vacuum analyze`.execute(db);
  avisar(
    cargado
      ? `Listo: usuario volumen, clave ${CLAVE_DE_DEMO}, ${cuantos} legajos y ${cupones} cupones.`
      : 'El usuario volumen ya estaba cargado: no se cambió nada.',
  );
};

const cargarMuchos = async (db: Db, legajos: number, dias: number | null): Promise<void> => {
  const inicio = performance.now();
  const dia = hoy(() => new Date());
  const cargado = await cargarPadron(db, dia, { legajos, ...(dias !== null && { dias }) }, (van) =>
    avisar(`  ${van.toLocaleString('es-AR')} de ${legajos.toLocaleString('es-AR')}`),
  );
  if (!cargado) return avisar(`Los ${legajos.toLocaleString('es-AR')} legajos ya estaban: no se cambió nada.`);
  await rehacerSumas(db, new Date());
  await ponerSumasAlDia(db, new Date());
  await db.connection().execute(async (una) => {
    await sql`set statement_timeout = 0`.execute(una);
    await sql`vacuum analyze`.execute(una);
  });
  const segundos = Math.round((performance.now() - inicio) / 1000);
  avisar(`Listo en ${segundos} s: ${legajos.toLocaleString('es-AR')} legajos, clave ${CLAVE_DE_DEMO}.`);
};

const leerNumero = (nombre: string, texto: string | undefined): number | null => {
  const numero = texto === undefined ? null : Number(texto);
  if (numero !== null && !(Number.isInteger(numero) && numero > 0))
    throw new ErrorDeArranque(`--${nombre} espera un número`);
  return numero;
};

const principal = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { legajos: { type: 'string' }, dias: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return avisar(AYUDA);
  const legajos = leerNumero('legajos', values.legajos);
  const dias = leerNumero('dias', values.dias);
  await conBaseDelDuenio((db) => (legajos === null ? cargarUno(db) : cargarMuchos(db, legajos, dias)));
};

correrComando(principal);
