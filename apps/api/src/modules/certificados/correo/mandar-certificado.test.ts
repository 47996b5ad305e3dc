import type { Certificado, CertificadoLeido, PorCorreo } from '@colega/contract/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { crearCartero } from '../../../testing/avisos/cartero.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { legajoElectrico } from '../../../testing/legajos/legajo-electrico.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';
import { olvidarCorreos } from './olvidar-correos.service.ts';

const ANA = 'ana@example.com';
let e: Escenario;
let cartero: ReturnType<typeof crearCartero>;
let legajoId: number;
let partes: Record<string, number>;
let id: number;

const emitir = async (): Promise<number> => {
  const payload = { legajo_id: legajoId, ...cuerpoDePrueba('caie', partes) };
  const respuesta = await e.mgarcia('POST', '/certificados/caie', { payload });
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
  return respuesta.json<{ certificado: Certificado }>().certificado.id;
};
/** The story of its file may have others. */
const cartas = () => cartero.buzon.filter(({ asunto }) => asunto.startsWith('Certificado '));
const pedir = (correo: string, cual = id) => e.mgarcia('POST', `/certificados/${cual}/mandar`, { payload: { correo } });
const mandar = async (correo = ANA, cual = id): Promise<PorCorreo> => {
  const respuesta = await pedir(correo, cual);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ por_correo: PorCorreo }>().por_correo;
};
const leer = async (cual = id): Promise<CertificadoLeido> =>
  (await e.mgarcia('GET', `/certificados/${cual}`)).json<CertificadoLeido>();
const anular = async (): Promise<void> => {
  const estado_id = await vidaDe(e).estadoId('anulado');
  const respuesta = await e.mgarcia('PUT', `/certificados/${id}/cambiar_estado`, { payload: { estado_id } });
  expect(respuesta.statusCode, respuesta.body).toBe(200);
};

beforeAll(async () => {
  e = await crearEscenario();
  cartero = crearCartero(e.prueba);
  const electrico = await legajoElectrico(e);
  legajoId = electrico.legajo.id;
  partes = electrico.partes;
});
afterAll(() => e.prueba.cerrar());
beforeEach(async () => {
  await e.db.deleteFrom('envios_de_certificados').execute();
  await e.db.deleteFrom('correos_de_comitentes').execute();
  cartero.vaciarBuzon();
  id = await emitir();
});

test('llega una carta con el PDF, quién la manda y dónde se verifica; contestarla va a quien la mandó [S-897]', async () => {
  const { correo, ultimo } = await mandar();
  expect([correo, ultimo?.resultado]).toEqual([ANA, null]);
  await cartero.repartir();
  expect(cartas()).toHaveLength(1);
  const [carta] = cartas();
  const { impreso, numero_certificado, codigo, por_correo } = await leer();
  expect(carta).toMatchObject({ para: ANA, responderA: e.persona.email });
  expect(carta?.asunto).toBe(`Certificado ${numero_certificado}, de ${impreso.profesional.nombre}`);
  for (const dicho of [impreso.titular?.nombre, impreso.profesional.matricula, `/#/qr/certificado/${codigo}`])
    expect(carta?.texto).toContain(dicho);
  const [pdf] = carta?.adjuntos ?? [];
  expect([pdf?.nombre, pdf?.tipo]).toEqual([`certificado_${numero_certificado}.pdf`, 'application/pdf']);
  expect(
    Buffer.from(pdf?.contenido ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(por_correo.ultimo).toMatchObject({ correo: ANA, resultado: 'enviado', version: 1 });
});

test('dos veces a la vez son una carta; a otra dirección, o después, son otra [S-897]', async () => {
  await Promise.all([mandar(), mandar(), mandar()]);
  await mandar('otra@example.com');
  await cartero.repartir();
  expect(
    cartas()
      .map(({ para }) => para)
      .sort(),
  ).toEqual([ANA, 'otra@example.com']);
  await mandar();
  await cartero.repartir();
  expect(cartas().filter(({ para }) => para === ANA)).toHaveLength(2);
  expect(new Set(cartas().map(({ id: identidad }) => identidad)).size).toBe(3);
});

test('una que falló se intenta otra vez, la misma; la que quedó mandada no se repite [S-541]', async () => {
  await mandar();
  const { id: envio_id } = await e.db.selectFrom('envios_de_certificados').select('id').executeTakeFirstOrThrow();
  const identidades: (string | undefined)[] = [];
  const tareas = (falla: boolean) =>
    cartero.tareas(async (mensaje) => {
      identidades.push(mensaje.id);
      if (falla) throw new Error('sin servidor');
    });
  await expect(tareas(true).mandar_certificado({ envio_id })).rejects.toThrow('sin servidor');
  await tareas(false).mandar_certificado({ envio_id });
  await tareas(false).mandar_certificado({ envio_id });
  expect(identidades).toHaveLength(2);
  expect(identidades[0]).toBe(identidades[1]);
});

test('si ya se intentó bastante y no es por la dirección, no se la culpa; y se puede mandar otra vez', async () => {
  await mandar();
  await e.db.updateTable('envios_de_certificados').set({ intentos: 13 }).execute();
  const { id: envio_id } = await e.db.selectFrom('envios_de_certificados').select('id').executeTakeFirstOrThrow();
  await cartero.tareas(() => Promise.reject(new Error('sin servidor'))).mandar_certificado({ envio_id });
  expect((await leer()).por_correo.ultimo?.resultado).toBe('sin_entregar');
  await mandar();
  await cartero.repartir();
  expect((await leer()).por_correo.ultimo?.resultado).toBe('enviado');
});

test('pedirlo otra vez despierta al que quedó esperando sin nadie que lo mande', async () => {
  await mandar();
  await sql`delete from graphile_worker._private_jobs`.execute(e.db);
  await mandar();
  await cartero.repartir();
  expect(cartas()).toHaveLength(1);
});

test('una dirección que no existe se deja, y se dice', async () => {
  await mandar();
  const { id: envio_id } = await e.db.selectFrom('envios_de_certificados').select('id').executeTakeFirstOrThrow();
  const noExiste = Object.assign(new Error('550'), { command: 'RCPT TO', responseCode: 550 });
  const tareas = cartero.tareas(() => Promise.reject(noExiste));
  for (let i = 0; i < 2; i += 1) await expect(tareas.mandar_certificado({ envio_id })).rejects.toThrow('550');
  await tareas.mandar_certificado({ envio_id });
  expect((await leer()).por_correo.ultimo?.resultado).toBe('rechazado');
});

test('el correo de un comitente queda para el próximo certificado suyo, y es solo de quien lo escribió [S-897]', async () => {
  expect((await leer()).por_correo).toMatchObject({ correo: null, ultimo: null });
  await mandar();
  const otro = await emitir();
  expect((await leer(otro)).por_correo).toMatchObject({ correo: ANA, ultimo: null });
  const guardados = await e.db.selectFrom('correos_de_comitentes').select(['persona_id', 'correo']).execute();
  expect(guardados).toEqual([{ persona_id: e.persona.id, correo: ANA }]);
  await mandar('nueva@example.com', otro);
  expect((await leer()).por_correo.correo).toBe('nueva@example.com');
});

test.each(['', 'ana', 'ana@example', 'a@b.com, c@d.com', 'ana@example.com\nBcc: x@y.com'])(
  'lo que no es una dirección se dice en su campo: %j',
  async (correo) => {
    const respuesta = await pedir(correo);
    expect(respuesta.statusCode, respuesta.body).toBe(422);
    expect(respuesta.json<{ errores: object[] }>().errores).toEqual([
      expect.objectContaining({ campo: 'correo', mensaje: 'Escribí el correo completo, como nombre@ejemplo.com.' }),
    ]);
  },
);

test('uno anulado no se manda, tampoco si se anuló entre el botón y la carta', async () => {
  await mandar();
  await anular();
  await cartero.repartir();
  expect(cartas().filter(({ para }) => para === ANA)).toEqual([]);
  expect((await leer()).por_correo.ultimo?.resultado).toBe('sin_motivo');
  const respuesta = await pedir(ANA);
  expect([respuesta.statusCode, respuesta.json<{ message: string }>().message]).toEqual([
    409,
    'El certificado está anulado: ya no se manda a nadie.',
  ]);
});

test('cincuenta en un día, y al otro día otra vez [S-898]', async () => {
  const pedido_en = new Date(e.prueba.ahora().getTime() - 60_000);
  const hechos = Array.from({ length: 50 }, (_, i) => ({
    ...{ certificado_id: id, persona_id: e.persona.id, version: 1, correo: `c${i}@example.com`, pedido_en },
    ...{ resultado: 'enviado' as const, enviado_en: pedido_en },
  }));
  await e.db.insertInto('envios_de_certificados').values(hechos).execute();
  const respuesta = await pedir(ANA);
  expect([respuesta.statusCode, respuesta.body]).toEqual([409, expect.stringContaining('Mandaste 50 certificados')]);
  await e.db
    .updateTable('envios_de_certificados')
    .set({ pedido_en: new Date(e.prueba.ahora().getTime() - 25 * 3600 * 1000) })
    .execute();
  await mandar();
});

test('lo que no se usa hace dos años no se guarda más [S-899]', async () => {
  await mandar();
  const ahora = e.prueba.ahora();
  await olvidarCorreos(e.db, ahora);
  expect((await leer()).por_correo.correo).toBe(ANA);
  await olvidarCorreos(e.db, new Date(ahora.getTime() + 740 * 24 * 3600 * 1000));
  expect((await leer()).por_correo).toMatchObject({ correo: null, ultimo: null });
});

test('el de otra persona no existe', async () => {
  const { statusCode } = await e.csosa('POST', `/certificados/${id}/mandar`, { payload: { correo: ANA } });
  expect(statusCode).toBe(404);
  await cartero.repartir();
  expect(cartas()).toEqual([]);
});
