import type { Clase } from './cifras.ts';
import type { PersonaVirtual } from './persona-virtual.ts';

const BUSQUEDAS = ['nanez', 'acosta', 'gimenez ana', 'ferreyra', '2000'];
const alguno = <T>(lista: readonly T[]): T | undefined => lista[Math.floor(Math.random() * lista.length)];

const guardarLegajo = async (persona: PersonaVirtual): Promise<number | null> => {
  const { usuario, mundo, pedir } = persona;
  const { generar, legajo } = mundo.pedidos;
  const generado = await pedir('generar', { metodo: 'POST', camino: '/calculo_honorarios/generar', cuerpo: generar });
  if (generado.status !== 200) return null;
  const calculo = JSON.parse(generado.cuerpo) as { id: number; resolucion_id: number };
  const tareas = await pedir('generar', { camino: `/calculo_honorarios/${calculo.id}/tareas` });
  if (tareas.status !== 200) return null;
  const cuerpo = legajo(usuario, calculo, JSON.parse(tareas.cuerpo));
  const guardado = await pedir('guardar', { metodo: 'POST', camino: '/legajos', cuerpo });
  return guardado.status < 300 ? (JSON.parse(guardado.cuerpo) as { id: number }).id : null;
};

const listar = ({ usuario, pedir }: PersonaVirtual) =>
  pedir('lista', { camino: `/legajos?persona.id=${usuario.persona_id}` });

const abrir = ({ usuario, pedir }: PersonaVirtual) =>
  pedir('detalle', { camino: `/legajos/${alguno(usuario.legajos) ?? 0}` });

const calcular = ({ mundo, pedir }: PersonaVirtual) =>
  pedir('calculo', {
    ...{ metodo: 'POST', camino: '/calculo_honorarios/calcular' },
    cuerpo: alguno(mundo.pedidos.calculos),
  });

const buscar = ({ usuario, pedir }: PersonaVirtual) =>
  pedir('busqueda', {
    camino: `/legajos?persona.id=${usuario.persona_id}&comitente.search=${encodeURIComponent(alguno(BUSQUEDAS) ?? '')}`,
  });

/** As `/` asks for it: a client's name or CUIT, a street, a file's number. */
const TEXTOS = [...BUSQUEDAS, 'la plata', 'calle 5', '20-2', 'rivadavia 15', '1234'];
const encontrar = ({ pedir }: PersonaVirtual) =>
  pedir('encontrar', { camino: `/busqueda?texto=${encodeURIComponent(alguno(TEXTOS) ?? '')}` });

/** The first screen's calls go at once; it is ready with the last answer. */
const verTablero = async ({ usuario: { persona_id: id, ip }, mundo, token }: PersonaVirtual) => {
  const inicio = performance.now();
  const comun = { ip, token: token() };
  const respuestas = await Promise.all(
    [
      { camino: `/api/bff/personas/${id}` },
      { camino: `/api/bff/bloqueos?persona.id=${id}` },
      { camino: `/api/bff/matriculas?persona.id=${id}` },
      { camino: `/api/bff/tablero/${id}` },
      { camino: `/api/bff/carnets/vigente/${id}` },
      {
        camino: '/api/bff/bloqueos/persona_check_all_permisos',
        metodo: 'POST' as const,
        cuerpo: { persona_id: id },
      },
    ].map((pedido) => mundo.cliente.pedir({ ...pedido, ...comun })),
  );
  const peor = respuestas.find(({ status }) => status !== 200) ?? { status: 200, cuerpo: '' };
  mundo.registro.anotar('tablero', { ...peor, ms: performance.now() - inicio });
};

/** Reads the methods of a payable coupon, and opens a payment in one. */
const pagar = async ({ usuario, pedir }: PersonaVirtual) => {
  const orden_id = alguno(usuario.cupones);
  if (orden_id === undefined) return;
  await pedir('medios', { camino: `/orden_pagos/${orden_id}/medios_pagos` });
  await pedir('pago', { metodo: 'POST', camino: '/sipago/new_intencion', cuerpo: { orden_id } });
};

const leerQr = async ({ usuario, mundo }: PersonaVirtual) => {
  const camino = alguno(usuario.qrs) ?? '/';
  mundo.registro.anotar('qr', await mundo.cliente.pedir({ camino, ip: usuario.ip }));
};

/** An authenticated call that reads nothing: the cost of a call by itself. */
const vacia = ({ pedir }: PersonaVirtual) => pedir('vacia', { camino: '/noticias' });

type Accion = (persona: PersonaVirtual) => Promise<unknown>;

export const ACCIONES = {
  ...{ lista: listar, detalle: abrir, calculo: calcular, busqueda: buscar, encontrar, tablero: verTablero },
  ...{ guardar: guardarLegajo, pago: pagar, qr: leerQr, vacia },
  ingreso: ({ ingresar }) => ingresar(),
} as const satisfies Partial<Record<Clase, Accion>>;

/** The mix of issue 6, in hundredths; finding anything and the empty call are on top of it. */
const MEZCLA: readonly (readonly [keyof typeof ACCIONES, number])[] = [
  ['lista', 30],
  ['detalle', 25],
  ['calculo', 15],
  ['busqueda', 10],
  ['tablero', 8],
  ['guardar', 5],
  ['ingreso', 3],
  ['pago', 2],
  ['qr', 2],
  ['encontrar', 10],
  ['vacia', 10],
];
const PESO = MEZCLA.reduce((suma, [, peso]) => suma + peso, 0);

export const elegirAccion = (azar: number): Accion => {
  let resto = azar * PESO;
  const elegida = MEZCLA.find(([, peso]) => {
    resto -= peso;
    return resto < 0;
  });
  return ACCIONES[elegida?.[0] ?? 'vacia'];
};
