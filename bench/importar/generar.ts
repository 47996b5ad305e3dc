import { digitoVerificador } from '@colega/domain/identificadores';
import { crearAzar } from '../../apps/api/src/demo/azar.ts';
import type { FilaDeHojaDePrueba, HojasDePlanilla } from '../../apps/api/src/testing/importaciones/planilla-de.ts';

type Azar = ReturnType<typeof crearAzar>;
export type Cuantas = {
  personas: number;
  matriculas: number;
  deudas: number;
  legajos: number;
  pagos: number;
  saldos: number;
  sanciones: number;
  bloqueos: number;
  operadores: number;
};
export const UN_COLEGIO_DE_5000: Cuantas = {
  personas: 5_000,
  matriculas: 7_000,
  deudas: 3_000,
  legajos: 40_000,
  pagos: 20_000,
  saldos: 1_000,
  sanciones: 200,
  bloqueos: 300,
  operadores: 20,
};
const SUCIAS_DE_CADA_CIEN = 2;

const APELLIDOS = [
  'Acosta',
  'Benítez',
  'Cáceres',
  'Domínguez',
  'Ferreyra',
  'Giménez',
  'Ibáñez',
  'Ñáñez',
  'Quiroga',
  'Sosa',
];
const NOMBRES = ['Ana', 'Bruno', 'Clara', 'Darío', 'Elena', 'Fabián', 'Inés', 'José', 'Lía', 'Marcos', 'Nora'];
const LUGARES = ['La Plata', 'Tandil', 'Olavarría', 'Necochea', 'Pergamino', 'Azul'];

const cuitDe = (n: number): string => {
  for (let base = 20_000_000 + n * 7; ; base += 1) {
    const digito = digitoVerificador(`20${base}`);
    if (digito !== null) return `20-${base}-${digito}`;
  }
};
const codigoDe = (n: number): string =>
  `T-${String(Math.floor(n / 1000)).padStart(2, '0')}.${String(n % 1000).padStart(3, '0')}`;
const dos = (n: number): string => String(n).padStart(2, '0');
const diaDe = (azar: Azar, desde: number, hasta: number): string =>
  `${dos(1 + azar.entero(0, 27))}/${dos(1 + azar.entero(0, 11))}/${desde + azar.entero(0, hasta - desde)}`;
const pesos = (azar: Azar, hasta: number): string =>
  (azar.entero(0, hasta * 100 - 1) / 100 + 0.01).toFixed(2).replace('.', ',');

/** What is wrong in two of each hundred rows, as an old system has it. */
const DEFECTOS: Readonly<Record<string, readonly (() => FilaDeHojaDePrueba)[]>> = {
  personas: [
    () => ({ CUIT: '20-12345678-0' }),
    () => ({ Apellido: null }),
    () => ({ Correo: 'sin arroba' }),
    () => ({ Distrito: 'Distrito XX' }),
  ],
  matriculas: [() => ({ Estado: 'No sé' }), () => ({ CUIT: '20-99999999-7' }), () => ({ Matrícula: '12345' })],
  deudas: [() => ({ Importe: '-10' }), () => ({ Vencimiento: '31/02/2024' }), () => ({ Concepto: 'Otros' })],
  legajos: [
    () => ({ Localidad: 'Ninguna' }),
    () => ({ Matrícula: 'T-99.999' }),
    () => ({ Fecha: '2030' }),
    () => ({ 'CUIT del comitente': '20-12345678-0' }),
  ],
  ampliaciones: [
    () => ({ Honorario: 'mil' }),
    () => ({ Legajo: 99 }),
    () => ({ Fecha: '01/01/1999' }),
    () => ({ 'Número de ampliación': 9 }),
  ],
  titulos: [() => ({ Título: null }), () => ({ Matrícula: 'T-99.999' })],
  bloqueos: [() => ({ 'Tipo de bloqueo': 'Otro' }), () => ({ Desde: '31/02/2024' })],
  pagos: [() => ({ Importe: 'mil' }), () => ({ Fecha: '30/30/2020' }), () => ({ Matrícula: 'T-99.999' })],
  sanciones: [() => ({ Importe: '0' }), () => ({ Matrícula: 'T3-1234' }), () => ({ Referencia: 'SA-0' })],
  saldos_a_favor: [
    () => ({ Importe: '0' }),
    () => ({ Fecha: '31/12/2099' }),
    () => ({ CUIT: '20-99999999-7' }),
    () => ({ Motivo: null }),
    () => ({ Referencia: 'SF-0' }),
  ],
};

const ensuciar = (azar: Azar, entidad: string, filas: FilaDeHojaDePrueba[]): FilaDeHojaDePrueba[] =>
  filas.map((fila) => {
    const defectos = DEFECTOS[entidad] ?? [];
    if (azar.entero(1, 100) > SUCIAS_DE_CADA_CIEN) return fila;
    return { ...fila, ...defectos[azar.entero(0, defectos.length - 1)]?.() };
  });

const lista = <T>(cuantas: number, una: (n: number) => T): T[] => Array.from({ length: cuantas }, (_, n) => una(n));

/** One of each twenty-five annulled, and one in process. */
const estadoDe = (n: number): string => (n % 25 === 0 ? 'Anulado' : n % 25 === 1 ? 'En trámite' : 'Visado');

/** One of each eight has an expansion, and one of each forty another. */
const AMPLIADOS = [
  { de: 8, resto: 1, numero: 1 },
  { de: 40, resto: 1, numero: 2 },
] as const;

/** A part of an amount, of one centavo at least. */
const parteDe = (monto: string, partes: number): string =>
  Math.max(0.01, Number(monto.replace(',', '.')) / partes)
    .toFixed(2)
    .replace('.', ',');

/** The same seed, the same college. */
export const generarColegio = (semilla: number, cuantas: Cuantas): HojasDePlanilla => {
  const azar = crearAzar(semilla);
  const elegir = <T>(cosas: readonly T[]): T => cosas[azar.entero(0, cosas.length - 1)] as T;
  const personas = lista(cuantas.personas, (n) => ({
    ...{ CUIT: cuitDe(n), Apellido: elegir(APELLIDOS), Nombre: elegir(NOMBRES), Correo: `tecnico${n}@example.com` },
    ...{
      Distrito: `Distrito ${elegir(['I', 'II', 'III', 'IV', 'V'])}`,
      Teléfono: `(0221) 15 4${dos(n % 100)}-${String(1000 + (n % 9000))}`,
    },
    ...{
      Calle: `Calle ${n % 120}`,
      Altura: String(n % 3000),
      Localidad: elegir(LUGARES),
      'Fecha de nacimiento': diaDe(azar, 1955, 2000),
    },
  }));
  const duenio = (n: number): number => n % cuantas.personas;
  const matriculas = lista(cuantas.matriculas, (n) => ({
    ...{
      Matrícula: codigoDe(n),
      CUIT: cuitDe(duenio(n)),
      Estado: elegir(['Activo', 'Activo', 'Activo', 'Baja', 'Suspendido']),
    },
    ...{ Especialidad: 'Maestro Mayor de Obras', 'Fecha de alta': diaDe(azar, 1990, 2020) },
  }));
  const deudas = lista(cuantas.deudas, (n) => ({
    ...{
      Matrícula: codigoDe(n % cuantas.matriculas),
      Concepto: elegir(['Arancel']),
      Año: 2025,
      Importe: pesos(azar, 90_000),
    },
    Vencimiento: '31/03/2025',
  }));
  const legajos = lista(cuantas.legajos, (n) => ({
    ...{
      Número: 100_000 + n,
      Matrícula: codigoDe(azar.entero(0, cuantas.matriculas - 1)),
      Fecha: diaDe(azar, 2010, 2024),
    },
    ...{
      Rubro: 'Obra civil',
      Comitente: `${elegir(APELLIDOS)}, ${elegir(NOMBRES)}`,
      // one of each twenty has only a DNI
      'CUIT del comitente': n % 20 === 3 ? String(20_000_000 + (n % 9000)) : cuitDe(50_000 + (n % 9000)),
    },
    ...{
      Calle: `Calle ${n % 140}`,
      Altura: String(n % 2000),
      Localidad: elegir(LUGARES),
      Tarea: 'Proyecto',
      Monto: pesos(azar, 900_000),
    },
    ...{ Estado: estadoDe(n) },
  }));
  const ampliaciones = legajos.flatMap(({ Número: Legajo, Monto, Estado }, n) =>
    AMPLIADOS.filter(({ de, resto }) => n % de === resto).map(({ numero }) => ({
      ...{ Legajo, 'Número de ampliación': numero, Fecha: diaDe(azar, 2025, 2025), Honorario: parteDe(Monto, 4) },
      // the second of one that was approved waits; the others are as their file is
      ...{ Tarea: 'Proyecto', Estado: numero === 2 && Estado === 'Visado' ? 'En trámite' : null },
    })),
  );
  // half of those in process owe their CEP, and some of those that were approved, their stamp; so do the last expansions
  const debe = (n: number, Concepto: string, Ampliación: number | null, partes: number) => {
    const legajo = legajos[n];
    if (!legajo || legajo.Estado === 'Anulado') return [];
    const comun = { Matrícula: null, Año: null, Vencimiento: null, Legajo: legajo.Número, Ampliación };
    return [{ ...comun, Concepto, Importe: parteDe(legajo.Monto, partes) }];
  };
  const deContratos = [
    ...lista(Math.ceil(cuantas.legajos / 50), (n) =>
      n % 4 === 3 ? debe(2 + n * 50, 'Timbrado', null, 40) : debe(1 + n * 50, 'CEP', null, 20),
    ),
    ...lista(Math.ceil(cuantas.legajos / 40), (n) => debe(1 + n * 40, 'CEP', 2, 80)),
  ].flat();
  const comprobantes = lista(cuantas.pagos, () => ({
    ...{ fecha: diaDe(azar, 2018, 2024), medio: elegir(['Efectivo', 'Transferencia', 'Débito']) },
  }));
  const delComprobante = (n: number) => comprobantes[n % 10 === 1 ? n - 1 : n] as (typeof comprobantes)[number];
  const pagos = lista(cuantas.pagos, (n) => ({
    ...{
      // one of each ten receipts paid two things
      Número: `P-${n % 10 === 1 ? n - 1 : n}`,
      Matrícula: codigoDe(n % cuantas.matriculas),
      Concepto: elegir(['Cuota 1', 'Cuota 2', 'Arancel']),
    },
    ...{
      Año: 2018 + (Math.floor(n / cuantas.matriculas) % 6),
      Importe: pesos(azar, 60_000),
      Fecha: delComprobante(n).fecha,
    },
    ...{ Medio: delComprobante(n).medio, Recibo: String(n) },
  }));
  const deAmpliaciones = deContratos
    .filter(({ Ampliación }) => Ampliación !== null)
    .map(({ Legajo, Importe }) => ({
      ...{ Número: `PA-${Legajo}`, Legajo, Ampliación: 1, Concepto: 'CEP', Importe, Fecha: diaDe(azar, 2025, 2025) },
      Medio: 'Transferencia',
    }));
  const titulos = lista(Math.ceil(cuantas.matriculas / 2), (n) => ({
    ...{ Matrícula: codigoDe(n * 2), Título: 'Maestro Mayor de Obras', Institución: `EEST ${1 + (n % 20)}` },
  }));
  const bloqueos = lista(cuantas.bloqueos, (n) => ({
    ...{ CUIT: cuitDe(duenio(n * 3)), 'Tipo de bloqueo': 'Documentación pendiente', Motivo: 'Falta el título' },
    ...{ Desde: diaDe(azar, 2022, 2023), Hasta: n % 2 === 0 ? diaDe(azar, 2024, 2024) : null },
  }));
  const operadores = lista(cuantas.operadores, (n) => ({
    ...{ CUIT: cuitDe(70_000 + n), Apellido: elegir(APELLIDOS), Nombre: elegir(NOMBRES) },
    ...{
      Correo: `operador${n}@example.com`,
      Usuario: `operador.${n}`,
      Roles: elegir(['Mesa', 'Mesa, Visado', 'Tesorería']),
    },
    Distrito: n % 4 === 0 ? null : 'Distrito I',
  }));
  const saldos_a_favor = lista(cuantas.saldos, (n) => ({
    ...{ Referencia: `SF-${n}`, CUIT: cuitDe(duenio(n * 5)), Importe: pesos(azar, 30_000) },
    ...{
      Fecha: diaDe(azar, 2023, 2025),
      Motivo: elegir(['Pagó dos veces', 'Trámite que no se hizo', 'Quedó de un plan']),
    },
  }));
  const sanciones = lista(cuantas.sanciones, (n) => ({
    ...{
      Referencia: `SA-${n}`,
      Matrícula: codigoDe(n % cuantas.matriculas).replace(/\D/g, ''),
      Importe: pesos(azar, 80_000),
    },
    ...{ Fecha: diaDe(azar, 2020, 2024), Motivo: 'Obra sin presentar' },
  }));
  const sucias = Object.entries({
    ...{ personas, matriculas, titulos, bloqueos, legajos, ampliaciones, saldos_a_favor, sanciones, operadores },
    deudas: [...deudas.map((una) => ({ ...una, Legajo: null, Ampliación: null })), ...deContratos],
    pagos: [...pagos.map((uno) => ({ ...uno, Legajo: null, Ampliación: null })), ...deAmpliaciones],
  }).map(([entidad, filas]) => [entidad, ensuciar(azar, entidad, filas)]);
  return Object.fromEntries(sucias) as HojasDePlanilla;
};
