import { readFile } from 'node:fs/promises';
import type { Certificado } from '@colega/contract/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { legajoElectrico } from '../../testing/legajos/legajo-electrico.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';
import { cargarImagen } from '../perfil/correccion.service.ts';
import { verificarDato } from '../perfil/verificar.service.ts';

const AUTOR = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const ROJA = '#cc0000';
const AZUL = '#0000cc';
type Tinta = 'roja' | 'azul' | 'ninguna';

let e: Escenario;
let legajoId: number;
let partes: Record<string, number>;

const emitir = async (): Promise<number> => {
  const payload = { legajo_id: legajoId, ...cuerpoDePrueba('caie', partes) };
  const respuesta = await e.mgarcia('POST', '/certificados/caie', { payload });
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
  return respuesta.json<{ certificado: Certificado }>().certificado.id;
};
const imprimir = async (id: number): Promise<Buffer> =>
  (await e.mgarcia('GET', `/certificados/${id}/imprimir`)).rawPayload;

/** The colour of what is drawn where one signs. */
const tintaDe = async (pdf: Buffer): Promise<Tinta> => {
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  const { data } = await visto.imagen(visto.textos.length - 1, 50);
  const cuantos = { roja: 0, azul: 0 };
  for (let i = 0; i < data.length; i += 4) {
    const [rojo = 0, verde = 0, azul = 0] = data.subarray(i, i + 3);
    if (rojo > 180 && verde < 40 && azul < 40) cuantos.roja += 1;
    if (azul > 180 && verde < 40 && rojo < 40) cuantos.azul += 1;
  }
  if (cuantos.roja > 50) return 'roja';
  return cuantos.azul > 50 ? 'azul' : 'ninguna';
};
/** Whose the signature is, in the words of its image. */
const GARCIA = 'García, María';
const textoEnPdf = (texto: string): string => Buffer.from(texto, 'utf16le').swap16().toString('hex').toUpperCase();
const diceDeQuien = (pdf: Buffer): boolean =>
  pdf
    .toString('latin1')
    .toUpperCase()
    .includes(textoEnPdf(`Firma de ${GARCIA}`));

const pedido = () => ({ ahora: e.prueba.ahora(), hoy: '2026-03-20', autor: AUTOR, cuit: e.persona.cuit });
const cargar = async (background: string, cuit = e.persona.cuit): Promise<void> => {
  const bytes = await sharp({ create: { width: 300, height: 120, channels: 3, background } })
    .png()
    .toBuffer();
  await cargarImagen(e.db, { ...pedido(), cuit, tipo: 'firma', bytes });
};
const verificar = (cuit = e.persona.cuit) => verificarDato(e.db, { ...pedido(), cuit, dato: 'firma' });

beforeAll(async () => {
  e = await crearEscenario();
  const electrico = await legajoElectrico(e);
  legajoId = electrico.legajo.id;
  partes = electrico.partes;
});
afterAll(() => e.prueba.cerrar());

test('lleva la firma que el Colegio había verificado al emitirlo, con su texto, y lo ya emitido se imprime igual', async () => {
  const impresos = new Map<number, { pdf: Buffer; tinta: Tinta }>();
  const emitirCon = async (tinta: Tinta): Promise<number> => {
    const id = await emitir();
    const pdf = await imprimir(id);
    expect(await tintaDe(pdf)).toBe(tinta);
    expect(diceDeQuien(pdf)).toBe(tinta !== 'ninguna');
    impresos.set(id, { pdf, tinta });
    return id;
  };
  await emitirCon('ninguna');
  await cargar(ROJA);
  await emitirCon('ninguna');
  await verificar();
  const conRoja = await emitirCon('roja');
  await cargar(AZUL);
  await emitirCon('ninguna');
  await verificar();
  await emitirCon('azul');
  for (const [id, { pdf }] of impresos) expect((await imprimir(id)).equals(pdf)).toBe(true);

  await e.mgarcia('PUT', `/certificados/${conRoja}/cambiar_estado`, {
    payload: { estado_id: await vidaDe(e).estadoId('anulado') },
  });
  expect(await tintaDe(await imprimir(conRoja))).toBe('roja');
});

test('nunca es la de otra persona, aunque su registro la nombre', async () => {
  await cargar(ROJA, e.otra.persona.cuit);
  await verificar(e.otra.persona.cuit);
  const { firma } = await e.db
    .selectFrom('personas')
    .select('firma')
    .where('cuit', '=', e.otra.persona.cuit)
    .executeTakeFirstOrThrow();
  await e.db
    .updateTable('personas')
    .set({ firma, firma_verificada: firma })
    .where('cuit', '=', e.persona.cuit)
    .execute();
  expect(await tintaDe(await imprimir(await emitir()))).toBe('ninguna');
});

test('los emitidos antes llevan la que se les imprimía al actualizar', async () => {
  const id = await emitir();
  await e.prueba.sinGuardas((db) => sql`update certificados set impreso = impreso - 'firma'`.execute(db));
  expect(await tintaDe(await imprimir(id))).toBe('ninguna');
  await cargar(AZUL);
  await verificar();
  const migracion = await readFile(rutaDesdeRaiz('apps/api/migrations/0083_firma_de_cada_certificado.sql'), 'utf8');
  await e.prueba.comoDuenio((db) => sql.raw(migracion).execute(db));
  expect(await tintaDe(await imprimir(id))).toBe('azul');
});
