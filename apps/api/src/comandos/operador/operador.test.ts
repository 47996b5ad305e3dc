import { accionesPermitidas } from '@colega/domain/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { crearEscenario, type Escenario } from '../../modules/legajos/pruebas/escenario.ts';
import { findSituacion } from '../../modules/legajos/vida/situacion.repository.ts';
import { usuario } from '../../testing/construir.ts';
import { correrOperador } from './correr-operador.ts';

let e: Escenario;

beforeAll(async () => {
  e = await crearEscenario();
  await usuario(e.db, 'operadora', { contextos: ['operador_consejo'] });
});
afterAll(() => e.prueba.cerrar());

const correr = async (...argumentos: string[]): Promise<string> => {
  const dicho: string[] = [];
  await correrOperador({
    argumentos,
    reloj: e.prueba.ahora,
    delSistema: 'sistema',
    conBase: (trabajo) => trabajo(e.db),
    avisar: (texto) => void dicho.push(texto),
  });
  return dicho.join('\n');
};
const rechazo = async (...argumentos: string[]): Promise<string> => {
  const error: unknown = await correr(...argumentos).then(
    () => new Error('No se rechazó'),
    (falla: unknown) => falla,
  );
  expect(error).toBeInstanceOf(ErrorDeArranque);
  return (error as Error).message;
};

const crear = async (modalidad = 'tradicional') => {
  const modalidad_id = await e.idDe('modalidades', modalidad);
  const respuesta = await e.mgarcia('POST', '/legajos', { payload: e.legajo(await e.generar(), { modalidad_id }) });
  const { id, numero_legajo } = respuesta.json<{ id: number; numero_legajo: number }>();
  return { id, numero: String(numero_legajo) };
};
const estadoDe = async (id: number) => (await findSituacion(e.db, id))?.estado;
const historiaDe = (id: number) =>
  e.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'motivo'])
    .where('entidad', '=', 'legajo')
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();

describe('operador', () => {
  test('sin acción, o con --help, cuenta lo que hay; cada acción cuenta sus opciones', async () => {
    for (const ayuda of [await correr(), await correr('--help')])
      for (const accion of ['confirmar', 'visar', 'observar', 'sellar', 'timbrado-externo', 'anular'])
        expect(ayuda).toContain(`  ${accion} `);
    expect(await correr('observar', '--help')).toContain('--texto "Falta la partida"');
  });

  test('lo que falta, sobra o no existe se dice, y nada cambia', async () => {
    expect(await rechazo('borrar')).toMatch(/^No existe la acción «borrar»/);
    expect(await rechazo('visar')).toBe('Falta --legajo.');
    expect(await rechazo('visar', '--legajo', '1', '--otra', 'x')).toMatch(/^Hay una opción que no se entiende/);
    expect(await rechazo('visar', '--legajo', 'uno')).toBe('--legajo tiene que ser un número, no «uno».');
    expect(await rechazo('visar', '--legajo', '999999')).toBe('No existe el legajo 999999.');
    expect(await rechazo('visar', '--legajo', '1', '--como', 'mgarcia')).toBe(
      '«mgarcia» no es un operador del Colegio.',
    );
  });

  test('confirma una modalidad especial, registra el timbrado externo y visa cuando todo está cumplido', async () => {
    const { id, numero } = await crear('especial');
    expect(await correr('confirmar', '--legajo', numero, '--como', 'OPERADORA')).toBe(`Legajo ${numero}: confirmado.`);
    expect(await estadoDe(id)).toBe('confirmado');
    expect(await rechazo('confirmar', '--legajo', numero)).toMatch(/^El legajo está confirmado/);
    expect(await rechazo('visar', '--legajo', numero)).toBe('Falta pagar el CEP de un contrato.');
    const { id: detalle_id } = await e.db
      .selectFrom('legajo_detalles')
      .select('id')
      .where('legajo_id', '=', id)
      .executeTakeFirstOrThrow();
    await e.db
      .insertInto('ceps')
      .values({ detalle_id, fecha: '2026-03-20', importe: '100.00', orden_pago_id: null })
      .execute();
    expect(await rechazo('visar', '--legajo', numero)).toBe('Falta el timbrado de un contrato.');
    expect(await rechazo('sellar', '--legajo', numero)).toBe('El cupón de timbrado del contrato no está pago.');
    const sello = ['--legajo', numero, '--numero', 'R-1', '--importe', '25.000,50'];
    expect(await rechazo('timbrado-externo', ...sello, '--fecha', '2026-03-21')).toMatch(/^--fecha/);
    await correr('timbrado-externo', ...sello);
    expect(await estadoDe(id)).toBe('timbrado');
    expect(await correr('visar', '--legajo', numero)).toMatch(/visado V-2026-\d{6}, número de control 2026\d{6}-\d/);
    expect(await estadoDe(id)).toBe('visado');
    expect((await historiaDe(id)).map(({ accion, quien }) => `${accion} ${quien}`)).toEqual([
      'crear mgarcia',
      'confirmar operadora',
      'timbrado_externo sistema',
      'visar sistema',
    ]);
    const timbrado = await e.db
      .selectFrom('timbrados')
      .select(['importe', 'numero_formateado'])
      .where('detalle_id', '=', detalle_id)
      .executeTakeFirst();
    expect(timbrado).toEqual({ importe: '25000.50', numero_formateado: 'R-1' });
  });

  test('observar abre una observación; anular pide un motivo y anula también el CVD', async () => {
    const { id, numero } = await crear();
    expect(await rechazo('observar', '--legajo', numero, '--texto', 'Falta')).toMatch(/^El legajo está en borrador/);
    await correr('confirmar', '--legajo', numero);
    await correr('observar', '--legajo', numero, '--texto', 'Falta la partida', '--campo', 'Partida');
    const observado = await findSituacion(e.db, id);
    expect(observado?.observacion_abierta).toBe(true);
    expect(observado && accionesPermitidas(observado, '2026-03-20').puede_editarse).toBe(true);
    expect(await rechazo('visar', '--legajo', numero)).toBe('El legajo tiene una observación sin responder.');
    expect(await rechazo('anular', '--legajo', numero)).toBe('Falta --motivo.');
    await correr('anular', '--legajo', numero, '--motivo', 'Duplicado');
    expect(await estadoDe(id)).toBe('anulado');
    expect((await historiaDe(id)).at(-1)).toMatchObject({ accion: 'anular', motivo: 'Duplicado' });
  });
});
