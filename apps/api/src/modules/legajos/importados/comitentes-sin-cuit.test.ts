import type { Legajo, LegajoDeLista } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDeImportacion, type EscenarioDeImportacion } from '../../../testing/importaciones/escenario.ts';
import { CUITS, UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';
import { hashClave } from '../../sesion/claves.ts';

let s: EscenarioDeImportacion;
let ana: Pedir;
const [anterior = {}] = UN_COLEGIO.legajos ?? [];
const sinVisado = { ...anterior, Visado: null, 'Fecha de visado': null, 'CUIT del comitente': null };

beforeAll(async () => {
  s = await crearEscenarioDeImportacion();
  const { id, resumen } = await s.traer({
    ...{ personas: UN_COLEGIO.personas ?? [], matriculas: UN_COLEGIO.matriculas ?? [] },
    legajos: [
      { ...sinVisado, Número: 70_001, 'DNI del comitente': '24.081.635' },
      { ...sinVisado, Número: 70_002, Comitente: 'Sosa, Elsa' },
    ],
  });
  expect(resumen?.rechazadas).toEqual([]);
  await s.aceptar(id);
  const username = CUITS.paz.replaceAll('-', '');
  const clave_hash = await hashClave(CLAVE_DE_PRUEBA);
  await s.db.updateTable('usuarios').set({ clave_hash }).where('username', '=', username).execute();
  ana = await s.prueba.conSesion(username);
});
afterAll(() => s.prueba.cerrar());

const idDe = async (numero: number) =>
  (await s.db.selectFrom('legajos').select('id').where('numero_legajo', '=', numero).executeTakeFirstOrThrow()).id;

test('se lo encuentra por su DNI y por su nombre, y el legajo dice lo que se sabe', async () => {
  const { persona_id } = await s.db
    .selectFrom('legajos')
    .select('persona_id')
    .where('numero_legajo', '=', 70_001)
    .executeTakeFirstOrThrow();
  const buscar = async (texto: string) =>
    (await ana('GET', `/legajos?persona.id=${persona_id}&comitente.search=${texto}`))
      .json<{ items: LegajoDeLista[] }>()
      .items.map(({ numero_legajo }) => numero_legajo);
  expect(await buscar('24081635')).toEqual([70_001]);
  expect(await buscar('sosa')).toEqual([70_002]);
  const leidos = await Promise.all(
    [70_001, 70_002].map(async (numero) => (await ana('GET', `/legajos/${await idDe(numero)}`)).json<Legajo>()),
  );
  expect(leidos.map(({ comitentes }) => comitentes.map(({ cuit }) => cuit))).toEqual([['24081635'], ['']]);
});

test('la página de su QR dice el DNI, o que no hay CUIT', async () => {
  for (const [numero, dicho] of [
    [70_001, 'DNI 24.081.635'],
    [70_002, 'Sin CUIT'],
  ] as const) {
    const { hash } = await s.db
      .selectFrom('cvds')
      .select('hash')
      .where('legajo_id', '=', await idDe(numero))
      .executeTakeFirstOrThrow();
    const pagina = await s.prueba.app.inject({ method: 'GET', url: `/qr/cvd/${hash}` });
    expect([numero, pagina.statusCode, pagina.body]).toEqual([numero, 200, expect.stringContaining(dicho)]);
  }
});

test('no se amplía ni se certifica, y la base tampoco deja', async () => {
  const id = await idDe(70_001);
  const acciones = (await ana('GET', `/legajos/${id}/acciones_posibles`)).json();
  expect(acciones).toMatchObject({ puede_ampliarse: false, permite_certificados: false });
  await expect(
    sql`insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto, tribunal_actuante,
        forma_de_pago, clausula_condicion, destino_tarea, observaciones)
      select legajo_id, 'ampliacion', tipo_calculo, estado_id, fecha, vencimiento, monto, '', '', '', '', '' from legajo_detalles
      where legajo_id = ${id}`.execute(s.db),
  ).rejects.toThrow(/no admite otro contrato/);
});

test('la base no deja sin CUIT a quien no vino de antes, ni otra cosa que un DNI', async () => {
  const cambiar = (cuit: string, numero = 70_001) =>
    s.db
      .updateTable('legajo_comitentes')
      .set({ cuit })
      .where('legajo_id', '=', (eb) => eb.selectFrom('legajos').select('id').where('numero_legajo', '=', numero))
      .execute();
  await expect(cambiar('123')).rejects.toThrow(/sin CUIT/);
  await cambiar('20111111112');
  await cambiar('');
  await s.prueba.comoDuenio((db) =>
    db.transaction().execute(async (trx) => {
      await sql`alter table legajos disable trigger legajos_de_donde_vinieron`.execute(trx);
      await sql`update legajos set importacion_id = null where numero_legajo = 70002`.execute(trx);
      await sql`alter table legajos enable trigger legajos_de_donde_vinieron`.execute(trx);
    }),
  );
  await expect(cambiar('', 70_002)).rejects.toThrow(/sin CUIT/);
});
