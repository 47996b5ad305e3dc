import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';
import { CUITS, UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(() => s.prueba.cerrar());

const [PAZ = {}] = UN_COLEGIO.personas ?? [];
const [DE_PAZ = {}] = UN_COLEGIO.matriculas ?? [];
const [OPERADOR = {}] = UN_COLEGIO.operadores ?? [];
const [LEGAJO = {}] = UN_COLEGIO.legajos ?? [];
const cuitDePaz = CUITS.paz.replaceAll('-', '');
const leerAPaz = () =>
  s.db
    .selectFrom('personas')
    .select([
      'id',
      'telefonos',
      'domicilio_calle as calle',
      'domicilio_piso as piso',
      'domicilio_departamento as depto',
    ])
    .where('cuit', '=', cuitDePaz)
    .executeTakeFirstOrThrow();
const traerYAceptar = async (...hojas: Parameters<EscenarioDeImportacion['traer']>) => {
  const importacion = await s.traer(...hojas);
  await s.aceptar(importacion.id);
  expect(await s.leer(importacion.id)).toMatchObject({ estado: 'aceptada', falla: null });
  return importacion;
};

test('los teléfonos entran como los del portal, y de los que había solo cambia el primero, si el suyo cambió', async () => {
  await traerYAceptar({ personas: [PAZ] });
  const primero = { codigo_area: '221', numero: '4556677', tipo_contacto: 'R' };
  expect((await leerAPaz()).telefonos).toEqual([primero]);
  const laboral = { codigo_area: '11', numero: '42430011', tipo_contacto: 'L' };
  await s.db
    .updateTable('personas')
    .set({ telefonos: JSON.stringify([{ ...primero, tipo_contacto: 'L' }, laboral]) })
    .where('cuit', '=', cuitDePaz)
    .execute();
  await traerYAceptar({ personas: [{ ...PAZ, Nombre: 'Ana María' }] });
  expect((await leerAPaz()).telefonos).toEqual([{ ...primero, tipo_contacto: 'L' }, laboral]);
  const { id } = await traerYAceptar({ personas: [{ ...PAZ, Teléfono: '(0221) 15 455-0000' }] });
  const { id: persona, telefonos } = await leerAPaz();
  expect(telefonos).toEqual([{ ...primero, numero: '4550000', tipo_contacto: 'L' }, laboral]);
  const linea = await s.db
    .selectFrom('auditoria')
    .select(['desde', 'hasta'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', persona)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(linea).toMatchObject({
    desde: { telefono: '221 4556677' },
    hasta: { telefono: '221 4550000', importacion: id },
  });
});

test('un domicilio reemplaza al que había con su piso, y lo que cambia se dice por su nombre', async () => {
  await traerYAceptar({ personas: [{ ...PAZ, Piso: '3', Departamento: 'B' }] });
  const otro = { ...PAZ, Calle: 'Mitre', Localidad: 'Tandil', 'Código postal': '', Distrito: 'Distrito II' };
  const importacion = await traerYAceptar({ personas: [otro] });
  expect(importacion.resumen?.cambios[0]?.cambios).toEqual([
    { campo: 'Calle', antes: 'Calle 49', ahora: 'Mitre' },
    { campo: 'Distrito', antes: 'Distrito I', ahora: 'Distrito II' },
    { campo: 'Localidad', antes: 'La Plata (La Plata, 1900)', ahora: 'Tandil (Tandil, 7000)' },
    { campo: 'Piso', antes: '3', ahora: null },
    { campo: 'Departamento', antes: 'B', ahora: null },
  ]);
  expect(await leerAPaz()).toMatchObject({ calle: 'Mitre', piso: null, depto: null });
});

test('los legajos anteriores de quien quedó en un distrito cerrado entran', async () => {
  await traerYAceptar({ personas: [PAZ], matriculas: [{ ...DE_PAZ, Estado: 'Baja' }] });
  await s.prueba.sinGuardas((db) =>
    sql`update distritos set cerrado = true where id = (select distrito_id from personas where cuit = ${cuitDePaz})`.execute(
      db,
    ),
  );
  expect(cuentasDe(await traerYAceptar({ legajos: [LEGAJO] }))).toEqual({ legajos: '1,0,0,0' });
});

test('el usuario de otro no es de nadie más, tampoco de quien ya tiene cuenta o de quien recién la abre', async () => {
  const usuario = { Usuario: 'lluna' };
  await traerYAceptar({ personas: [{ ...PAZ, ...usuario }] });
  const otra = { ...PAZ, CUIT: CUITS.ríos, Correo: '' };
  expect(motivosDe(await s.traer({ personas: [otra], operadores: [{ ...OPERADOR, CUIT: CUITS.ríos }] }))).toEqual([
    'Operadores 2, Usuario: El usuario lluna ya es de otra persona.',
  ]);
  const cuitDeRíos = CUITS.ríos.replaceAll('-', '');
  await traerYAceptar({ personas: [otra] });
  await s.prueba.sinGuardas(async (db) => {
    await sql`delete from invitados where usuario_id = (select id from usuarios where username = ${cuitDeRíos})`.execute(
      db,
    );
    await sql`delete from contextos where usuario_id = (select id from usuarios where username = ${cuitDeRíos})`.execute(
      db,
    );
    await sql`delete from usuarios where username = ${cuitDeRíos}`.execute(db);
    await sql`update usuarios set username = ${cuitDeRíos} where username = 'lluna'`.execute(db);
  });
  expect(motivosDe(await s.traer({ matriculas: [{ ...DE_PAZ, CUIT: CUITS.ríos }] }))).toEqual([
    `Matrículas 2, CUIT: El usuario ${cuitDeRíos} ya es de otra persona.`,
  ]);
});
