import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario, PERSONA_FISICA, padron } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { leerDatosDelColegio } from '../../colegio/datos-del-colegio.ts';

const COLEGIO = leerDatosDelColegio().colegio.cuit;

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario({
    buscar: async (cuit) =>
      cuit === COLEGIO ? { cuit, apellido_nombre: 'COLEGIO DE TECNICOS', fisico: false } : padron.buscar(cuit),
  });
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const domicilio_real = () => ({ calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id });
const elColegio = () => ({
  cuit: COLEGIO,
  firmante: 'Ana',
  cargo: 'Presidente' as const,
  domicilio_real: domicilio_real(),
});
const persona = { cuit: PERSONA_FISICA };

test('el Colegio de único comitente no paga CEP; con otro al lado, sí, y sin él no se visa', async () => {
  const solo = await vida.crear({ cambios: { comitentes: [elColegio()] } });
  const acompaniado = await vida.crear({ cambios: { comitentes: [persona, elColegio()] } });
  for (const { id } of [solo, acompaniado]) await vida.confirmar(id);
  expect(await vida.leer(solo.id)).toMatchObject({ es_colegio_comitente: true, estado_cep: 'no_requerido' });
  const legajo = await vida.leer(acompaniado.id);
  expect(legajo).toMatchObject({ es_colegio_comitente: false, estado_cep: 'pendiente', cep_cumplido: false });
  expect([legajo.acciones_permitidas.puede_generar_cep, legajo.acciones_permitidas.permite_certificados]).toEqual([
    true,
    false,
  ]);
  await vida.timbrar(acompaniado.id);
  await expect(vida.visar(acompaniado.id)).rejects.toThrow('Falta pagar el CEP de un contrato.');
});

test('corregidos los comitentes, el CEP se debe o deja de deberse', async () => {
  const legajo = await vida.crear({ cambios: { comitentes: [persona, elColegio()] } });
  await vida.confirmar(legajo.id);
  await vida.observar(legajo.id, 'El comitente es el Colegio', 'Comitentes');
  const respuesta = await vida.editar(legajo.id, await vida.edicion(legajo, { comitentes: [elColegio()] }));
  expect(respuesta.statusCode).toBe(200);
  expect(await vida.leer(legajo.id)).toMatchObject({ estado_cep: 'no_requerido', cep_cumplido: true });
});
