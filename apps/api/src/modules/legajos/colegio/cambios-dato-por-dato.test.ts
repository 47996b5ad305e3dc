import type { ComitenteEntrada, DetalleEntrada, InmuebleEntrada, QueCambio } from '@colega/contract/legajos';
import { armarTextos, TEXTOS_DE_INMUEBLE, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, DE_RES_806, EMPRESA, type Escenario } from '../../../testing/legajos/escenario.ts';
import { dichosDe, leerQueCambio } from '../../../testing/legajos/que-cambio.ts';
import { type Creado, type EdicionDePrueba, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
let rita: Pedir;
let aca: string;
let alla: { id: number; nombre: string; partido: string };
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await operador(e.db, 'rita', { roles: ['visado'] });
  rita = await e.prueba.conSesion('rita', '/colegio/authentication_token');
  const localidades = e.db.selectFrom('localidades as l').innerJoin('partidos as p', 'p.id', 'l.partido_id');
  const { nombre } = await localidades.select('l.nombre').where('l.id', '=', e.localidad.id).executeTakeFirstOrThrow();
  aca = nombre;
  alla = await localidades
    .select(['l.id', 'l.nombre', 'p.codigo_arba as partido'])
    .where('p.codigo_arba', 'not in', ['', e.localidad.codigo_arba])
    .orderBy('l.id')
    .executeTakeFirstOrThrow();
});
afterAll(() => e.prueba.cerrar());

const leer = (id: number): Promise<QueCambio> => leerQueCambio(rita, id);
const observado = async (cambios: Partial<Creado['payload']>): Promise<Creado> => {
  const legajo = await vida.hasta('confirmado', { cambios });
  await vida.observar(legajo.id, 'Todo mal', null);
  return legajo;
};
const corregir = async (legajo: Creado, cambios: Partial<EdicionDePrueba>): Promise<void> => {
  const respuesta = await vida.editar(legajo.id, await vida.edicion(legajo, cambios));
  expect(respuesta.statusCode, respuesta.body).toBe(200);
};

/** What an edition of that datum alone puts, and how it is told; null when its technician does not choose it. */
type Casos<D> = Record<keyof D, { pone: Partial<D>; dice: readonly unknown[][] } | null>;

const COMITENTE = 'Comitente CONSTRUCTORA DEL SUR SA (30-71234567-1)';
const domicilio = (calle: string, numero: string) => ({ calle, numero, localidad_id: e.localidad.id });
const comitente = (): ComitenteEntrada => ({
  ...{ cuit: EMPRESA, apellido_nombre: 'CONSTRUCTORA DEL SUR SA', firmante: 'Ana Paz', cargo: 'Presidente' },
  ...{ locador: false, domicilio_real: domicilio('Calle 7', '100') },
});

/** A new datum of what the wizard sends does not compile until it is here. */
const delComitente = (): Casos<ComitenteEntrada> => ({
  cuit: {
    pone: { cuit: DE_RES_806, apellido_nombre: 'MUNICIPALIDAD DE VILLA SERENA' },
    dice: [
      [
        'Comitente',
        'agregado',
        '',
        expect.stringMatching(/^MUNICIPALIDAD DE VILLA SERENA \(30-99900111-0\) · Firmante: Ana Paz · /),
      ],
      [
        'Comitente',
        'quitado',
        expect.stringContaining('CONSTRUCTORA DEL SUR SA (30-71234567-1) · Firmante: Ana Paz'),
        '',
      ],
    ],
  },
  apellido_nombre: {
    pone: { apellido_nombre: 'Constructora del Sur SA' },
    dice: [
      [
        'Comitente Constructora del Sur SA (30-71234567-1)',
        ...['Apellido y nombre o razón social', 'CONSTRUCTORA DEL SUR SA', 'Constructora del Sur SA'],
      ],
    ],
  },
  // The same name in two parts; whether it is a person is of the registry.
  apellido: null,
  nombre: null,
  fisico: null,
  acepta_provisorio: null,
  firmante: { pone: { firmante: 'Luis Sosa' }, dice: [[COMITENTE, 'Firmante', 'Ana Paz', 'Luis Sosa']] },
  cargo: { pone: { cargo: 'Apoderado' }, dice: [[COMITENTE, 'Cargo', 'Presidente', 'Apoderado']] },
  // Who is one stays one, so it goes last (S-137).
  locador: null,
  domicilio_real: {
    pone: { domicilio_real: domicilio('Calle 8', '100') },
    dice: [[COMITENTE, 'Domicilio real', `Calle 7 100, ${aca}`, `Calle 8 100, ${aca}`]],
  },
  domicilio_legal: {
    pone: { domicilio_legal: domicilio('Calle 9', '1') },
    dice: [[COMITENTE, 'Domicilio legal', 'el mismo que el real', `Calle 9 1, ${aca}`]],
  },
});

const NUEVO = '9';
const DE_ANTES: Partial<Record<keyof InmuebleEntrada, string>> = {
  ...{ calle: 'Calle 50', numero: '1234', circunscripcion: 'II', seccion: 'C', manzana: '45', parcela: '12a' },
};
const delInmueble = (): Casos<InmuebleEntrada> => ({
  ...armarTextos(TODOS_LOS_TEXTOS, (campo) => ({
    pone: { [campo]: NUEVO },
    dice: [[TEXTOS_DE_INMUEBLE[campo].nombre, DE_ANTES[campo] ?? '', NUEVO]],
  })),
  partida: { pone: { partida: '123' }, dice: [['Partida', '', '123']] },
  localidad_id: {
    pone: { localidad_id: alla.id, partido: alla.partido },
    dice: [['Localidad', aca, alla.nombre]],
  },
  // It follows from the locality.
  partido: null,
  latitud: {
    pone: { latitud: '-34.9206' },
    dice: [['Ubicación en el mapa', '-34.9205, -57.9536', '-34.9206, -57.9536']],
  },
  longitud: {
    pone: { longitud: '-57.9537' },
    dice: [['Ubicación en el mapa', '-34.9205, -57.9536', '-34.9205, -57.9537']],
  },
});

const plata = (importe: string): string => `$\u00a0${importe}`;
const delContrato = (proyecto: number): Casos<DetalleEntrada> => ({
  // S-321: neither changes after the file was made; the calculation is walked apart.
  tipo_calculo: null,
  calculo_honorario_id: null,
  resolucion_id: null,
  monto_diferenciado: null,
  fecha: { pone: { fecha: '2026-03-17' }, dice: [['Fecha Contrato', '16/03/2026', '17/03/2026']] },
  vencimiento: { pone: { vencimiento: '2027-03-10' }, dice: [['Vencimiento Contrato', '16/03/2027', '10/03/2027']] },
  // Of a manual contract the fee is what its tasks add up to.
  monto: {
    pone: { monto: '120000.00', tareas: [{ monto: '120000.00', tarea: { id: proyecto } }] },
    dice: [
      ['Tarea Proyecto', 'Monto', plata('100.000,00'), plata('120.000,00')],
      ['Honorario Convenido', plata('100.000,00'), plata('120.000,00')],
    ],
  },
  tareas: null,
  tribunal_actuante: {
    pone: { tribunal_actuante: 'Azul' },
    dice: [['Tribunal actuante', 'Tribunales de La Plata', 'Azul']],
  },
  forma_de_pago: { pone: { forma_de_pago: 'En cuotas' }, dice: [['Forma de pago', 'Contado', 'En cuotas']] },
  clausula_condicion: { pone: { clausula_condicion: 'Una' }, dice: [['Cláusulas', '', 'Una']] },
  destino_tarea: { pone: { destino_tarea: 'Bomberos' }, dice: [['Destino de tarea', 'EDELAP', 'Bomberos']] },
  observaciones: { pone: { observaciones: 'Nada' }, dice: [['Observaciones', '', 'Nada']] },
});

/** Each datum alone, on the file as the college saw it. */
const recorrer = async <D>(
  legajo: Creado,
  casos: Casos<D>,
  armar: (pone: Partial<D>) => Partial<EdicionDePrueba>,
): Promise<void> => {
  for (const campo in casos) {
    const caso = casos[campo];
    if (!caso) continue;
    await corregir(legajo, armar(caso.pone));
    expect([campo, dichosDe(await leer(legajo.id))]).toEqual([campo, caso.dice]);
  }
  await corregir(legajo, {});
  expect(dichosDe(await leer(legajo.id))).toEqual([]);
};

test('cada dato que se cambia solo se dice solo, con lo de antes y lo de ahora: el comitente', async () => {
  const legajo = await observado({ comitentes: [comitente()] });
  await recorrer(legajo, delComitente(), (pone) => ({ comitentes: [{ ...comitente(), ...pone }] }));
  await corregir(legajo, { comitentes: [{ ...comitente(), locador: true }] });
  expect(dichosDe(await leer(legajo.id))).toEqual([[COMITENTE, 'Es locador', 'No', 'Sí']]);
});

test('cada dato que se cambia solo se dice solo: el inmueble', async () => {
  const legajo = await observado({});
  await recorrer(legajo, delInmueble(), (pone) => ({ inmuebles: [{ ...e.inmueble, ...pone }] }));
});

test('cada dato que se cambia solo se dice solo: el contrato, y la matrícula, el rubro y la modalidad', async () => {
  const detalle = await vida.manual({ destino_tarea: 'EDELAP' });
  const legajo = await observado({ detalles: [detalle] });
  const id = await vida.original(legajo.id);
  const casos = delContrato(await e.idDe('tareas', 'proyecto'));
  await recorrer(legajo, casos, (pone) => ({ detalles: [{ ...detalle, ...pone, id }] }));
  const otra = await matricula(e.db, e.persona.id, { codigo: 'T-OTRA' });
  await corregir(legajo, { matricula_id: otra.id });
  expect(dichosDe(await leer(legajo.id))).toEqual([['Matrícula', expect.any(String), 'T-OTRA']]);
  await corregir(legajo, { rubro_id: await e.idDe('rubros', 'instalaciones_electricas') });
  expect(dichosDe(await leer(legajo.id))).toEqual([['Rubro', 'Obra civil', 'Instalaciones eléctricas']]);
  await corregir(legajo, { modalidad_id: await e.idDe('modalidades', 'franquicia') });
  expect(dichosDe(await leer(legajo.id))).toEqual([['Modalidad', 'Tradicional', 'Franquicia']]);
});
