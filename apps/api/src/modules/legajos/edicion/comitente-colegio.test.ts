import { zLegajoEditado } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearCatalogoVivo } from '../../honorarios/catalogo-vivo.ts';
import { readColegio } from '../../referencias/datos/listas.ts';
import { crearEscenario, type Escenario, PERSONA_FISICA, padron } from '../pruebas/escenario.ts';
import { type Vida, vidaDe } from '../pruebas/vida.ts';
import type { AlCambiarLoDebido } from '../vida/cambiar-legajo.ts';
import { editarLegajo } from './editar-legajo.service.ts';

const COLEGIO = readColegio().cuit;

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

test('corregir los comitentes avisa qué cargos dejan de deberse; si eso falla, no se guarda nada', async () => {
  const legajo = await vida.crear({ cambios: { comitentes: [persona, elColegio()] } });
  await vida.confirmar(legajo.id);
  const detalle_id = await vida.original(legajo.id);
  await vida.orden(detalle_id);
  await vida.observar(legajo.id, 'El comitente es el Colegio', 'Comitentes');
  const leido = zLegajoEditado.parse(await vida.edicion(legajo, { comitentes: [elColegio()] }));
  const { user_id, ...momento } = { user_id: await idDeUsuario(), ahora: e.prueba.ahora(), hoy: '2026-03-20' };
  const sesion = { user_id, username: 'mgarcia', persona_id: e.persona.id };
  const guardar = (alCambiarLoDebido: AlCambiarLoDebido) => {
    const deps = { buscarComitente: async () => null, catalogo: crearCatalogoVivo(), alCambiarLoDebido };
    const edicion = { id: legajo.id, version: null, ...momento };
    return editarLegajo(e.db, deps, sesion, { leido, nuevos: new Map() }, edicion);
  };
  const antes = await vida.huella();
  await expect(guardar(() => Promise.reject(new Error('no se pudo')))).rejects.toThrow('no se pudo');
  expect(await vida.huella()).toEqual(antes);
  const avisados: unknown[] = [];
  await guardar(async (_, cambio) => void avisados.push(cambio));
  expect(avisados).toMatchObject([
    { legajo_id: legajo.id, dejan: [{ detalle_id, circuito: 'cep' }], empiezan: [], ...momento },
  ]);
});

const idDeUsuario = async (): Promise<number> =>
  (await e.db.selectFrom('usuarios').select('id').where('username', '=', 'mgarcia').executeTakeFirstOrThrow()).id;
