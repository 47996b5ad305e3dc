import type { Cupon } from '@colega/contract/dinero';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
let deCep: Awaited<ReturnType<EscenarioDePagos['cuponDeLegajo']>>;
let pago: number;
let ajeno: number;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  deCep = await s.cuponDeLegajo('cep', 'codigo_barra');
  pago = await s.cuponDeMatricula('1500.50');
  await s.acreditar(pago, { importe: '1500.50' });
  ajeno = await s.cuponDeMatricula('10.00', s.e.otra.persona.id);
  for (let i = 0; i < 10; i += 1) await s.cuponDeMatricula(`${100 + i}.00`);
});
afterAll(() => s.e.prueba.cerrar());

type Lista = { items: Cupon[]; pagination: { total_items: number; current: number; pages: number } };
const pedirLista = (query: string, pedir: Pedir = s.e.mgarcia) => pedir('GET', `/orden_pagos?${query}`);
const lista = async (query = ''): Promise<Lista> => {
  const respuesta = await pedirLista(query);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<Lista>();
};
const ids = async (query: string) => (await lista(query)).items.map(({ id }) => id);

describe('la lista de cupones', () => {
  test('de a diez, los últimos primero, con su paginación [API-061] [CUP-025] [CUP-006]', async () => {
    const primera = await lista(`persona.id=${s.e.persona.id}`);
    expect(primera.pagination).toEqual({ total_items: 12, current: 1, pages: 2 });
    expect(primera.items).toHaveLength(10);
    const segunda = await lista(`persona.id=${s.e.persona.id}&page=2&limit=10`);
    const todos = [...primera.items, ...segunda.items].map(({ id }) => id);
    expect(todos).toEqual([...todos].sort((a, b) => b - a));
    expect(new Set(todos).size).toBe(12);
    expect(todos).not.toContain(ajeno);
    expect((await lista('page=9')).items).toEqual([]);
  });

  test('por estado, circuito y fechas [API-061] [CUP-016] [CUP-019]', async () => {
    expect(await ids('estado=pago')).toEqual([pago]);
    expect(await ids('circuito=cep')).toEqual([deCep.id]);
    expect(await ids('circuito=timbrados')).toEqual([]);
    expect((await lista('estado=pendiente')).pagination.total_items).toBe(11);
    expect((await lista('estado=vencida')).pagination.total_items).toBe(0);
    expect((await lista('fecha_desde=2026-03-20&fecha_hasta=2026-03-20')).pagination.total_items).toBe(12);
    expect((await lista('fecha_desde=2026-03-21')).pagination.total_items).toBe(0);
    expect((await lista('fecha_hasta=2026-03-19')).pagination.total_items).toBe(0);
  });

  test('un filtro que no se entiende se rechaza con su campo, en castellano', async () => {
    const rango = await pedirLista('fecha_desde=2026-03-20&fecha_hasta=2026-03-19');
    expect(rango.json()).toMatchObject({
      status: 422,
      detail: 'El campo fecha hasta no puede ser anterior a la fecha desde',
    });
    for (const query of ['estado=vencido', 'circuito=otro', 'page=0', 'limit=1000', 'fecha_desde=ayer', 'page=x']) {
      const respuesta = await pedirLista(query);
      expect([query, respuesta.statusCode]).toEqual([query, 422]);
      expect(respuesta.json().errores).toHaveLength(1);
    }
  });

  test('la de otra persona no existe', async () => {
    expect((await pedirLista(`persona.id=${s.e.otra.persona.id}`)).statusCode).toBe(404);
    expect((await s.e.prueba.pedir('GET', '/orden_pagos')).statusCode).toBe(401);
  });
});

describe('un cupón', () => {
  test('con todo lo suyo, y sus dos nombres [CUP-015] [API-062]', async () => {
    const leido = (await s.e.mgarcia('GET', `/orden_pagos/${deCep.id}`)).json<Cupon>();
    expect(leido).toMatchObject({
      id: deCep.id,
      monto_total: '5000.00',
      importe: '5000.00',
      monto_a_pagar: '5000.00',
      estado: { nombre: 'pendiente' },
      circuito: 'cep',
      vencimiento: '2026-03-30',
      preferencias_pagos: [{ key: 'codigo_barra' }],
      enviado_red_link: false,
      codigo_pago: null,
      referencia_pago: null,
      operaciones_pagos: [],
      legajo: { id: deCep.legajo_id, numero_legajo: deCep.numero_legajo },
      estado_pago: 'sin_pago',
    });
    expect(leido.numero).toBe(leido.numero_boleta);
    expect(leido.liquidaciones[0]?.items[0]).toMatchObject({
      descripcion: `CEP legajo #${deCep.numero_legajo} (contrato original)`,
      importe: '5000.00',
    });
  });

  test('pago, con la fecha de su pago y su recibo [CUP-015]', async () => {
    const leido = (await s.e.mgarcia('GET', `/orden_pagos/${pago}`)).json<Cupon>();
    expect(leido).toMatchObject({ estado: { nombre: 'pago' }, monto_a_pagar: null, estado_pago: 'acreditado' });
    expect(leido.operaciones_pagos[0]?.fecha_pago).toBe(s.prueba.ahora().toISOString());
    expect(leido.comprobante_id).toBe(leido.operaciones_pagos[0]?.comprobante_id);
  });

  test('el de otra persona, y el que no existe, contestan lo mismo [API-062] [ERR-037]', async () => {
    const ajenos = await s.e.mgarcia('GET', `/orden_pagos/${ajeno}`);
    const ninguno = await s.e.mgarcia('GET', '/orden_pagos/99999999');
    expect([ajenos.statusCode, ninguno.statusCode]).toEqual([404, 404]);
    expect(ajenos.json().detail).toBe(ninguno.json().detail);
    expect((await s.e.mgarcia('GET', `/orden_pagos/${ajeno}/medios_pagos`)).statusCode).toBe(404);
  });

  test('ofrece los medios de su circuito, y dice por qué no otro [PAG-014] [PAG-015]', async () => {
    const { items } = (await s.e.mgarcia('GET', `/orden_pagos/${deCep.id}/medios_pagos`)).json();
    expect(items.map(({ key }: { key: string }) => key)).toEqual([
      'codigo_barra',
      'redLink',
      'sipago',
      'net_pagos',
      'online',
    ]);
    expect(items[0]).toMatchObject({
      disabled: true,
      disabled_message: 'Ya se ha generado el cupón previamente.',
      remedy: 'print',
    });
  });

  test('los circuitos [API-065] [CUP-019]', async () => {
    const { items } = (await s.e.mgarcia('GET', '/circuitos')).json();
    expect(items.map(({ key }: { key: string }) => key)).toEqual(['timbrados', 'matriculados', 'cep']);
  });
});

describe('cuando pasa su último vencimiento', () => {
  beforeAll(() => s.prueba.avanzar(31 * 86_400_000));

  test('está vencido, aunque nadie lo haya anotado [CUP-016]', async () => {
    const mgarcia = await s.prueba.conSesion('mgarcia');
    const vencidos = (await pedirLista('estado=vencida', mgarcia)).json<Lista>();
    expect(vencidos.pagination.total_items).toBe(11);
    expect(vencidos.items[0]).toMatchObject({
      estado: { nombre: 'vencido' },
      monto_a_pagar: null,
      estado_pago: 'vencido',
    });
    expect((await pedirLista('estado=pendiente', mgarcia)).json<Lista>().pagination.total_items).toBe(0);
  });
});
