import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitoVerificador } from '../identificadores/index.ts';
import { sumar } from '../importes/index.ts';
import { simplificar } from '../validacion/simplificar.ts';
import {
  crearDecisor,
  type DecisionDeFila,
  ENTIDADES_A_IMPORTAR,
  type EntidadAImportar,
  type FilaAImportar,
  huellaDeFila,
  type LoQueHay,
  leerFila,
  parearHoja,
  rechazarPartidos,
  resumirDecisiones,
} from './index.ts';

const HOY = '2026-11-20';
const huellaDe = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const cuitDe = (n: number): string => {
  const base = `20${String(20_000_000 + n * 11).padStart(8, '0')}`;
  const digito = digitoVerificador(base);
  return digito === null ? cuitDe(n + 1000) : `${base}${digito}`;
};

const lista = (...nombres: string[]) =>
  new Map(nombres.map((nombre, i) => [simplificar(nombre), { id: i + 1, clave: nombre, nombre }]));

type Mapas = { -readonly [C in keyof LoQueHay]: LoQueHay[C] };
const vacio = (): Mapas => ({
  personas: new Map(),
  usuarios: new Map(),
  matriculas: new Map(),
  bloqueos: new Map(),
  cargos: new Map(),
  pagos: new Map(),
  saldos_a_favor: new Set(),
  sanciones: new Set(),
  legajos: new Map(),
  ampliaciones: new Map(),
  visados: new Map(),
  importados: new Map(),
  distritos: lista('Distrito I', 'Distrito II'),
  tipos_bloqueo: new Map(
    ['ejercicio suspendido', 'suspendido'].map((nombre) => [
      nombre,
      { id: 1, clave: 'ejercicio_suspendido', nombre: 'Ejercicio suspendido' },
    ]),
  ),
  rubros: lista('Obra civil'),
  modalidades: new Map(
    [...lista('Tradicional')].map(([clave, una]) => [clave, { ...una, cep_exento: false, franquicia: false }]),
  ),
  tareas: lista('Proyecto'),
  localidades: new Map([
    ['la plata', [{ id: 1, nombre: 'La Plata', partido: 'La Plata', codigo_postal: '1900' }]],
    [
      'san jose',
      [
        { id: 2, nombre: 'San José', partido: 'Lomas de Zamora', codigo_postal: '1834' },
        { id: 3, nombre: 'San José', partido: 'Tandil', codigo_postal: '7000' },
      ],
    ],
  ]),
});

const circunstancias = { hoy: HOY, puedeConOperadores: true, propioCuit: null, huellaDe };

type Hojas = Partial<Record<EntidadAImportar, readonly Readonly<Record<string, string | number | null>>[]>>;

const leer = (hojas: Hojas): FilaAImportar[] =>
  ENTIDADES_A_IMPORTAR.flatMap((entidad, hoja) =>
    (hojas[entidad] ?? []).map((valores, i) => {
      const campos = Object.keys(valores);
      const columnas = Object.fromEntries(campos.map((campo, lugar) => [campo, lugar]));
      return leerFila({ hoja, fila: i + 2, entidad }, Object.values(valores), columnas, HOY);
    }),
  );

const decidir = (filas: readonly FilaAImportar[], hay: LoQueHay, cambios: Partial<typeof circunstancias> = {}) => {
  const decisor = crearDecisor(hay, { ...circunstancias, ...cambios });
  return rechazarPartidos(
    ENTIDADES_A_IMPORTAR.flatMap((entidad) => decisor(filas.filter((fila) => fila.entidad === entidad))),
    hay,
  );
};

/** As if it had been written: what each row said is remembered. */
const escribir = (filas: readonly FilaAImportar[], decisiones: readonly DecisionDeFila[], hay: LoQueHay): LoQueHay => {
  const nuevo = { ...hay, personas: new Map(hay.personas), matriculas: new Map(hay.matriculas) };
  const importados = new Map(hay.importados);
  for (const una of decisiones) {
    if (una.resultado === 'rechaza') continue;
    const fila = filas.find(({ hoja, fila: numero }) => hoja === una.hoja && numero === una.fila);
    if (fila) importados.set(`${una.entidad} ${una.clave}`, huellaDeFila(fila, huellaDe));
    const { cuit = '', matricula = '' } = una.valores;
    if (una.entidad === 'personas' && cuit)
      nuevo.personas.set(cuit, {
        ...{
          apellido: 'x',
          nombre: 'x',
          email: 'otro@x.com',
          distrito_id: 1,
          telefono: null,
          calle: null,
          altura: null,
        },
        ...{ piso: null, departamento: null, localidad_id: null, fecha_nacimiento: null, fecha_alta: HOY },
        ...{ usuario: cuit, es_operador: false, roles: [], distrito_de_operador: null },
      });
    if (una.entidad === 'matriculas' && matricula)
      nuevo.matriculas.set(matricula, {
        ...{
          cuit: cuit ?? '',
          estado: 'baja',
          descripcion: 'x',
          fecha_alta: HOY,
          titulo: '',
          titulo_codigo: '',
          institucion: '',
        },
      });
  }
  return { ...nuevo, importados };
};

const persona = (n: number, cambios: object = {}) => ({
  ...{ cuit: cuitDe(n), apellido: `Paz ${n}`, nombre: 'Ana', email: `p${n}@example.com`, distrito: 'Distrito I' },
  ...cambios,
});
const codigo = (n: number): string => `T-${String(n + 10_000).slice(0, 2)}.${String(n + 10_000).slice(2)}`;
const matricula = (n: number, cambios: object = {}) => ({
  ...{ matricula: codigo(n), cuit: cuitDe(n), estado: 'Activo', descripcion: 'Maestro Mayor de Obras' },
  ...cambios,
});
const deuda = (n: number, anio: number, importe: string, cambios: object = {}) => ({
  ...{ matricula: codigo(n), concepto: 'Arancel', anio: String(anio), importe, vencimiento: '31/03/2026' },
  ...cambios,
});
const pago = (numero: string, n: number, importe: string, cambios: object = {}) => ({
  ...{ numero, matricula: codigo(n), concepto: 'Cuota 1', anio: '2024', importe, fecha: '10/05/2024' },
  ...cambios,
});
const legajo = (numero: number, n: number, cambios: object = {}) => ({
  ...{ numero: String(numero), matricula: codigo(n), fecha: '01/02/2020', rubro: 'Obra civil' },
  ...{ comitente: 'Pérez, Juan', comitente_cuit: cuitDe(900), calle: '7', localidad: 'La Plata', monto: '1.000,50' },
  ...cambios,
});

const motivos = (decisiones: readonly DecisionDeFila[]): string[] =>
  decisiones.flatMap(({ problemas }) =>
    problemas.map(({ codigo: cual, campo }) => (campo ? `${campo}: ${cual}` : cual)),
  );
const resultados = (decisiones: readonly DecisionDeFila[]): string[] =>
  decisiones.map(({ entidad, resultado }) => `${entidad} ${resultado}`);

describe('lo que se trae de una vez', () => {
  test('cada fila ve lo que escriben las de antes', () => {
    const hojas: Hojas = {
      personas: [persona(1)],
      matriculas: [matricula(1)],
      titulos: [{ matricula: codigo(1), titulo: 'MMO', institucion: 'EEST 2' }],
      bloqueos: [{ cuit: cuitDe(1), tipo: 'ejercicio suspendido', motivo: 'x', desde: '01/01/2026' }],
      deudas: [deuda(1, 2026, '10.000,00')],
      legajos: [legajo(5, 1)],
      pagos: [pago('1', 1, '500'), pago('2', 1, '10', { concepto: 'CEP', legajo: '5', anio: null })],
      operadores: [
        { cuit: cuitDe(2), apellido: 'A', nombre: 'B', email: 'a@b.com', usuario: 'abc', roles: 'Mesa y Tesorería' },
      ],
    };
    const decisiones = decidir(leer(hojas), vacio());
    expect(motivos(decisiones)).toEqual([]);
    expect(new Set(decisiones.map(({ resultado }) => resultado))).toEqual(new Set(['crea']));
  });

  test('lo que nombra a una fila rechazada se rechaza, y dice por qué', () => {
    const hojas: Hojas = {
      personas: [persona(1, { distrito: 'Otro' })],
      matriculas: [matricula(1), matricula(2)],
      deudas: [deuda(1, 2026, '1')],
      legajos: [legajo(5, 1)],
      pagos: [pago('1', 1, '1'), pago('2', 1, '1', { concepto: 'CEP', legajo: '5', anio: null })],
    };
    expect(motivos(decidir(leer(hojas), vacio()))).toEqual([
      'distrito: fila_valor_desconocido',
      'cuit: fila_persona_rechazada',
      'cuit: fila_persona_falta',
      'matricula: fila_matricula_rechazada',
      'matricula: fila_matricula_rechazada',
      'matricula: fila_matricula_rechazada',
      'legajo: fila_legajo_rechazado',
    ]);
  });
});

describe('lo que no entra', () => {
  const base: Hojas = { personas: [persona(1)], matriculas: [matricula(1)] };
  test.each<[string, Hojas]>([
    ['cuit: fila_cuit_invalido', { personas: [persona(1, { cuit: '20-12345678-0' })] }],
    ['apellido: fila_sin_dato', { personas: [persona(1, { apellido: ' ' })] }],
    ['email: fila_correo_invalido', { personas: [persona(1, { email: 'no' })] }],
    ['telefono: fila_telefono_invalido', { personas: [persona(1, { telefono: '15' })] }],
    ['localidad: fila_domicilio_incompleto', { personas: [persona(1, { calle: '7', altura: '1' })] }],
    ['fila_repetida', { personas: [persona(1), persona(1)] }],
    ['usuario: fila_usuario_tomado', { personas: [persona(1, { usuario: 'ana' }), persona(2, { usuario: 'Ana' })] }],
    ['estado: fila_estado_de_otra_matricula', { ...base, matriculas: [matricula(1, { estado: 'Registro' })] }],
    ['matricula: fila_matricula_invalida', { ...base, matriculas: [matricula(1, { matricula: 'T3-1234' })] }],
    [
      'matricula: fila_matricula_sin_letra',
      { ...base, matriculas: [matricula(1, { matricula: '1234', estado: 'Baja' })] },
    ],
    ['vencimiento: fila_fecha_invalida', { ...base, deudas: [deuda(1, 2026, '1', { vencimiento: '31/02/2026' })] }],
    ['importe: fila_importe_invalido', { ...base, deudas: [deuda(1, 2026, '-5')] }],
    ['importe: fila_importe_cero', { ...base, deudas: [deuda(1, 2026, '0,00')] }],
    ['concepto: fila_valor_desconocido', { ...base, deudas: [deuda(1, 2026, '1', { concepto: 'Visado' })] }],
    ['legajo: fila_pago_sin_destino', { ...base, deudas: [deuda(1, 2026, '1', { concepto: 'CEP' })] }],
    ['vencimiento: fila_fecha_invalida', { ...base, deudas: [deuda(1, 2026, '1', { vencimiento: 2019 })] }],
    ['vencimiento: fila_fecha_invalida', { ...base, deudas: [deuda(1, 2026, '1', { vencimiento: '45000' })] }],
    ['numero: fila_entero_invalido', { ...base, legajos: [legajo(5, 1, { numero: 12.345 })] }],
    ['fecha: fila_fecha_futura', { ...base, pagos: [pago('1', 1, '1', { fecha: '01/01/2027' })] }],
    ['matricula: fila_pago_sin_destino', { ...base, pagos: [pago('1', 1, '1', { matricula: null })] }],
    ['anio: fila_pago_sin_anio', { ...base, pagos: [pago('1', 1, '1', { anio: null })] }],
    ['localidad: fila_localidad_ambigua', { ...base, legajos: [legajo(5, 1, { localidad: 'San José' })] }],
    ['localidad: fila_localidad_desconocida', { ...base, legajos: [legajo(5, 1, { localidad: 'Nada' })] }],
    [
      'importe: fila_pago_de_mas',
      {
        ...base,
        legajos: [legajo(5, 1)],
        pagos: [pago('1', 1, '1000,51', { concepto: 'CEP', legajo: '5', anio: null })],
      },
    ],
    [
      'tipo: fila_bloqueo_vigente',
      {
        ...base,
        bloqueos: ['01/01/2026', '02/01/2026'].map((desde) => ({
          ...{ cuit: cuitDe(1), tipo: 'Ejercicio suspendido', motivo: 'x', desde },
        })),
      },
    ],
    [
      'fila_repetida',
      {
        ...base,
        bloqueos: ['Ejercicio suspendido', 'Suspendido'].map((tipo) => ({
          ...{ cuit: cuitDe(1), tipo, motivo: 'x', desde: '01/01/2026', hasta: '02/01/2026' },
        })),
      },
    ],
    ['localidad: fila_domicilio_incompleto', { personas: [persona(1, { calle: '7', altura: '8' })] }],
    [
      'roles: fila_roles_desconocidos',
      {
        operadores: [{ cuit: cuitDe(2), apellido: 'A', nombre: 'B', email: 'a@b.com', usuario: 'abc', roles: 'jefe' }],
      },
    ],
  ])('%s', (motivo, hojas) => {
    expect(motivos(decidir(leer(hojas), vacio()))).toEqual([motivo]);
  });

  test('un operador, si quien lo trae no los administra; y lo propio, nunca', () => {
    const hojas: Hojas = {
      personas: [persona(1)],
      operadores: [{ cuit: cuitDe(2), apellido: 'A', nombre: 'B', email: 'a@b.com', usuario: 'abc', roles: 'mesa' }],
    };
    const decisiones = decidir(leer(hojas), vacio(), { puedeConOperadores: false, propioCuit: cuitDe(1) as never });
    expect(motivos(decisiones)).toEqual(['cuit: fila_propia', 'roles: fila_sin_permiso_de_operadores']);
  });

  test('un pago que pasa de lo que se debe de un cargo que ya estaba', () => {
    const hay = vacio();
    hay.matriculas = new Map([
      [
        codigo(1),
        {
          cuit: cuitDe(1),
          estado: 'activo',
          descripcion: 'x',
          fecha_alta: HOY,
          titulo: '',
          titulo_codigo: '',
          institucion: '',
        },
      ],
    ]);
    hay.cargos = new Map([[`${codigo(1)} cuota_1 2024`, { importe: '100.00', pagado: '40.00', en_cupon: false }]]);
    const filas = leer({
      pagos: [pago('1', 1, '50'), pago('2', 1, '10'), pago('3', 1, '0,01')],
      deudas: [deuda(1, 2024, '70', { concepto: 'Cuota 1' })],
    });
    expect(motivos(decidir(filas, hay))).toEqual(['importe: fila_cargo_distinto', 'importe: fila_cargo_no_alcanza']);
  });
});

describe('el comitente de un legajo anterior', () => {
  const [CUIT, OTRO] = [cuitDe(900), cuitDe(901)];
  const DNI = CUIT.slice(2, 10);
  const de = (cambios: object) =>
    decidir(leer({ personas: [persona(1)], matriculas: [matricula(1)], legajos: [legajo(5, 1, cambios)] }), vacio())
      .filter(({ entidad }) => entidad === 'legajos')
      .map(({ valores, problemas }) =>
        problemas.length > 0
          ? problemas.map(({ codigo: cual, campo }) => `${campo} ${cual}`).join()
          : `${valores.comitente_cuit}|${valores.apellido}|${valores.nombre}`,
      )[0];

  test.each<[object, string]>([
    [{}, `${CUIT}|Pérez|Juan`],
    [{ comitente_cuit: null }, '|Pérez|Juan'],
    [{ comitente_cuit: '30.123.456' }, '30123456|Pérez|Juan'],
    [{ comitente_cuit: null, comitente_dni: '5.123.456' }, '5123456|Pérez|Juan'],
    [{ comitente_dni: DNI }, `${CUIT}|Pérez|Juan`],
    [{ comitente_cuit: '30-50001091-2', comitente_dni: '5123456', comitente: 'Pozo, Hnos' }, '30500010912|Pozo, Hnos|'],
    [{ comitente_cuit: null, comitente: 'Pozo Hermanos' }, '|Pozo Hermanos|'],
    [{ comitente_dni: OTRO.slice(2, 10) }, 'comitente_dni fila_dni_de_otro'],
    [{ comitente_cuit: '30123456', comitente_dni: '30123457' }, 'comitente_dni fila_dni_de_otro'],
    [{ comitente_cuit: '20-12345678-0' }, 'comitente_cuit fila_cuit_invalido'],
    [{ comitente_cuit: '123456' }, 'comitente_cuit fila_cuit_invalido'],
    [{ comitente_dni: '123456' }, 'comitente_dni fila_dni_invalido'],
    [{ comitente_dni: '00000000' }, 'comitente_dni fila_dni_invalido'],
  ])('%o: %s', (cambios, es) => expect(de(cambios)).toBe(es));
});

describe('la matrícula, como la escribe cada sistema', () => {
  const [T, R] = ['T-12.345', 'R-12.345'];
  const enHoja = (escrita: string | number, cambios: object = {}) =>
    decidir(leer({ personas: [persona(1)], matriculas: [matricula(1, { matricula: escrita, ...cambios })] }), vacio())
      .filter(({ entidad }) => entidad === 'matriculas')
      .map(({ clave, problemas }) => clave ?? problemas.map(({ codigo: cual, campo }) => `${campo} ${cual}`).join());

  test.each([
    ...['T-12.345', 't12345', 'T 12.345', 'T - 12345', 'MAT 12345', 'mat. nº 12345', 'Matrícula N° 12.345', 'T/12345'],
    ...['12345/T', '12.345 t', 'T.12345', 'Mat.12 345'],
  ])('%s es T-12.345', (escrita) => expect(enHoja(escrita)).toEqual([T]));
  test.each(['R-12.345', 'r12345', 'REG 12.345', 'Registro Nº 12345', '12345-R'])('%s es R-12.345', (escrita) =>
    expect(enHoja(escrita, { estado: 'Registro' })).toEqual([R]),
  );
  test.each(['T3-12345', 'TS866', 'T-123456', '123456', 'X-12345', 'T-1.2345', 'T', 'MN 12345', '12-345'])(
    '%s no se lee',
    (escrita) => expect(enHoja(escrita)).toEqual(['matricula fila_matricula_invalida']),
  );
  test.each<[string, object, string]>([
    ['por su estado', { estado: 'Activo' }, T],
    ['por su estado de registro', { estado: 'Registro' }, R],
    ['por su columna', { estado: 'Baja', letra: 'R' }, R],
    ['por su columna, con su nombre', { estado: 'Suspendida', letra: 'Matrícula' }, T],
    ['si no lo dice nada', { estado: 'Baja' }, 'matricula fila_matricula_sin_letra'],
    ['si la columna dice otra cosa', { estado: 'Activo', letra: 'Q' }, 'letra fila_valor_desconocido'],
  ])('el número solo, %s', (_, cambios, es) => {
    expect(enHoja('12345', cambios)).toEqual([es]);
    expect(enHoja(12_345, cambios)).toEqual([es]);
  });

  test('en las demás hojas es la que hay o la que viene; si están las dos, no se adivina', () => {
    const claves = (matriculas: readonly object[], hay = vacio()) =>
      decidir(
        leer({
          personas: [persona(1)],
          matriculas: matriculas as NonNullable<Hojas['matriculas']>,
          deudas: [deuda(1, 2026, '10', { matricula: '12.345' })],
        }),
        hay,
      )
        .filter(({ entidad }) => entidad === 'deudas')
        .map(({ clave, problemas }) => [clave, ...problemas.map(({ codigo: cual }) => cual)].join(' '));
    const una = (codigo_: string, estado: string) => matricula(1, { matricula: codigo_, estado });
    expect(claves([una('12345', 'Activo')])).toEqual([`${T} arancel 2026`]);
    expect(claves([una('R12345', 'Registro')])).toEqual([`${R} arancel 2026`]);
    expect(claves([una('12345', 'Activo'), una('R12345', 'Registro')])).toEqual([' fila_matricula_sin_letra']);
    expect(claves([])).toEqual([' fila_matricula_sin_letra']);
    expect(claves([una('12345', 'Activa sin más')])).toEqual([' fila_matricula_sin_letra']);
    expect(claves([una('T12345', 'Activa sin más')])).toEqual([`${T} arancel 2026 fila_matricula_rechazada`]);
  });

  test('el número de una matrícula rechazada no es de nadie en las demás hojas, aunque haya otra con él', () => {
    const [PEREZ, GOMEZ] = [{ cuit: cuitDe(1) }, { cuit: cuitDe(2) }];
    const deOtras: Hojas = {
      titulos: [{ matricula: '12345', titulo: 'MMO' }],
      legajos: [legajo(5, 2, { matricula: '12345' })],
      deudas: [deuda(2, 2026, '10', { matricula: '12345' })],
      pagos: [pago('1', 2, '10', { matricula: '12345' })],
      sanciones: [{ matricula: '12345', importe: '1', fecha: '01/02/2020', motivo: 'x', referencia: 'S-1' }],
    };
    const enOtras = (matriculas: NonNullable<Hojas['matriculas']>, hay = vacio()) =>
      decidir(leer({ personas: [persona(1), persona(2)], matriculas, ...deOtras }), hay)
        .filter(({ entidad }) => entidad in deOtras)
        .map(({ resultado, valores, problemas }) =>
          [resultado, valores.matricula, ...problemas.map(({ codigo: cual }) => cual)].join(' '),
        );
    const registro = matricula(1, { matricula: '12345', estado: 'Registro', ...PEREZ });
    const suspendida = matricula(2, { matricula: '12345', estado: 'Suspendida', ...GOMEZ });
    const deNadie = Object.keys(deOtras).map(() => 'rechaza  fila_matricula_sin_letra');
    expect(enOtras([registro, suspendida])).toEqual(deNadie);
    expect(enOtras([suspendida, registro])).toEqual(deNadie);
    expect(enOtras([registro])).toEqual(Object.keys(deOtras).map(() => `crea ${R}`));
    const filas = leer({ personas: [persona(1)], matriculas: [registro] });
    const conRegistro = escribir(filas, decidir(filas, vacio()), vacio());
    expect(enOtras([suspendida], conRegistro)).toEqual(deNadie);
    expect(enOtras([registro, registro])).toEqual(Object.keys(deOtras).map(() => `crea ${R}`));
  });

  test('lo que es de un legajo no necesita que se sepa cuál de las dos es', () => {
    const matriculas = [
      matricula(1, { matricula: 'T12345' }),
      matricula(1, { matricula: 'R12345', estado: 'Registro' }),
    ];
    const cep = { concepto: 'CEP', anio: null, legajo: '5' };
    const dicho = (cambios: object) =>
      decidir(
        leer({
          ...{ personas: [persona(1), persona(2)], matriculas: [...matriculas, matricula(2)] },
          legajos: [legajo(5, 1, { matricula: T, modalidad: 'Tradicional' }), legajo(6, 2)],
          deudas: [deuda(1, 2026, '10', { ...cep, matricula: '12345', vencimiento: null, ...cambios })],
          pagos: [pago('1', 1, '10', { ...cep, matricula: '12345', ...cambios })],
        }),
        vacio(),
      )
        .slice(-2)
        .map(({ resultado, problemas }) => [resultado, ...problemas.map(({ codigo: cual }) => cual)].join(' '));
    expect(dicho({})).toEqual(['crea', 'crea']);
    expect(dicho({ legajo: '6' })).toEqual(['rechaza fila_matricula_sin_letra', 'rechaza fila_matricula_sin_letra']);
  });

  test('lo que se guarda de una fila es lo de siempre, con su columna de la letra o sin ella', () => {
    const de = (cambios: object) => {
      const filas = leer({ personas: [persona(1)], matriculas: [matricula(1, cambios)] });
      return decidir(filas, vacio()).find(({ entidad }) => entidad === 'matriculas')?.huella;
    };
    const { matricula: codigo_, cuit, estado, descripcion } = matricula(1);
    const deAntes = { matricula: codigo_, cuit: cuit.replaceAll('-', ''), estado, descripcion, fecha_alta: null };
    const enOrden = Object.entries(deAntes).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(de({})).toBe(huellaDe(JSON.stringify(['matriculas', ...enOrden])));
    expect(de({ letra: 'T' })).toBe(de({}));
    expect(de({ matricula: codigo(1).replace(/\D/g, ''), letra: 'T' })).toBe(de({}));
  });
});

describe('lo que se debe de una sanción', () => {
  const sancion = (referencia: string, n: number, cambios: object = {}) => ({
    ...{ referencia, matricula: codigo(n), importe: '1.000,50', fecha: '10/05/2024', motivo: 'Obra sin presentar' },
    ...cambios,
  });
  const deSanciones = (hojas: Hojas, hay: LoQueHay = vacio(), propioCuit: string | null = null) => {
    const decisor = crearDecisor(hay, { ...circunstancias, propioCuit });
    const filas = leer(hojas);
    return ENTIDADES_A_IMPORTAR.flatMap((entidad) => decisor(filas.filter((fila) => fila.entidad === entidad)))
      .filter(({ entidad }) => entidad === 'sanciones')
      .map(({ resultado, problemas, valores }) =>
        [resultado, ...problemas.map(({ codigo: cual }) => cual), valores.estado_anterior ?? ''].join(' ').trim(),
      );
  };
  const conMatricula = (estado: 'activo' | 'registro' | 'baja' | 'suspendido') => {
    const hay = vacio();
    hay.matriculas = new Map([
      [
        codigo(1),
        {
          ...{ cuit: cuitDe(1), estado, descripcion: 'MMO', fecha_alta: HOY },
          ...{ titulo: '', titulo_codigo: '', institucion: '' },
        },
      ],
    ]);
    hay.personas = new Map();
    return hay;
  };

  test('suspende la que estaba en vigor y no viene en la planilla, una sola vez; la que viene queda como dice su fila', () => {
    const dos = { sanciones: [sancion('1', 1), sancion('2', 1)] };
    expect(deSanciones(dos, conMatricula('activo'))).toEqual(['crea activo', 'crea']);
    expect(deSanciones(dos, conMatricula('registro'))).toEqual(['crea registro', 'crea']);
    for (const estado of ['baja', 'suspendido'] as const)
      expect(deSanciones(dos, conMatricula(estado))).toEqual(['crea', 'crea']);
    expect(deSanciones({ personas: [persona(1)], matriculas: [matricula(1)], ...dos })).toEqual(['crea', 'crea']);
    // what was refused of it says nothing of its state
    expect(deSanciones({ matriculas: [matricula(1, { estado: 'No sé' })], ...dos }, conMatricula('activo'))).toEqual([
      ...['crea activo', 'crea'],
    ]);
  });

  test('la referencia no entra dos veces, y nadie trae la suya', () => {
    const base = { personas: [persona(1)], matriculas: [matricula(1)] };
    expect(deSanciones({ ...base, sanciones: [sancion('1', 1), sancion('1', 1, { importe: '2' })] })).toEqual([
      ...['crea', 'rechaza fila_repetida'],
    ]);
    const hay = conMatricula('activo') as ReturnType<typeof vacio>;
    hay.sanciones = new Set(['1']);
    expect(deSanciones({ sanciones: [sancion('1', 1), sancion('2', 1)] }, hay)).toEqual([
      ...['rechaza fila_ya_importada_distinta', 'crea activo'],
    ]);
    const [igual] = leer({ sanciones: [sancion('1', 1)] }) as [FilaAImportar];
    hay.importados = new Map([['sanciones 1', huellaDeFila(igual, huellaDe)]]);
    expect(deSanciones({ sanciones: [sancion('1', 1), sancion('2', 1)] }, hay)).toEqual(['igual', 'crea activo']);
    expect(deSanciones({ sanciones: [sancion('1', 1)] }, conMatricula('activo'), cuitDe(1))).toEqual([
      'rechaza fila_propia activo',
    ]);
    expect(
      deSanciones({ sanciones: [sancion('1', 9), sancion('2', 1, { importe: '0' })] }, conMatricula('baja')),
    ).toEqual(['rechaza fila_matricula_falta', 'rechaza fila_importe_cero']);
    const { sanciones } = resumirDecisiones(
      decidir(leer({ ...base, sanciones: [sancion('1', 1), sancion('2', 1), sancion('3', 7)] }), vacio()),
    );
    expect(sanciones).toEqual({ entra: '2001.00', rechazado: '1000.50' });
  });
});

describe('un comprobante que pagó varias cosas', () => {
  const base: Hojas = {
    ...{
      personas: [1, 2].map((n) => persona(n)),
      matriculas: [1, 2].map((n) => matricula(n)),
      legajos: [legajo(5, 1)],
    },
  };
  const cep = (numero: string, cambios: object = {}) =>
    pago(numero, 1, '100', { concepto: 'CEP', legajo: '5', anio: null, ...cambios });
  const dichos = (pagos: readonly object[], hay = vacio(), mas: Hojas = {}) =>
    decidir(leer({ ...base, ...mas, pagos: pagos as NonNullable<Hojas['pagos']> }), hay)
      .filter(({ entidad }) => entidad === 'pagos')
      .map(({ resultado, problemas }) =>
        [resultado, ...problemas.map(({ codigo: cual, campo }) => `${campo ?? ''} ${cual}`.trim())].join(': '),
      );
  const varias = [pago('45', 1, '10'), pago('45', 1, '20', { concepto: 'Cuota 2' }), pago('45', 2, '5'), cep('45')];

  test('entra por su número y lo que pagó; la misma cosa dos veces está repetida', () => {
    expect(dichos(varias)).toEqual(varias.map(() => 'crea'));
    const claves = decidir(leer({ ...base, pagos: varias }), vacio()).flatMap(({ entidad, clave }) =>
      entidad === 'pagos' ? [clave] : [],
    );
    expect(claves).toEqual([
      ...[`45 ${codigo(1)} cuota_1 2024`, `45 ${codigo(1)} cuota_2 2024`, `45 ${codigo(2)} cuota_1 2024`],
      '45 legajo 5 cep',
    ]);
    expect(dichos([pago('45', 1, '10'), pago('45', 1, '10'), cep('45')])).toEqual([
      ...['crea', 'rechaza: fila_repetida', 'crea'],
    ]);
    // another amount of the same thing: nobody knows which of them is right
    expect(dichos([pago('45', 1, '10'), pago('45', 1, '11'), cep('45')])).toEqual([
      ...['rechaza: fila_cargo_partido', 'rechaza: fila_repetida', 'rechaza: numero fila_comprobante_partido'],
    ]);
  });

  test('es de un solo día y de un solo medio, y entra entero o no entra', () => {
    const partido = 'rechaza: numero fila_comprobante_partido';
    expect(dichos([cep('45'), pago('45', 2, '1', { fecha: '11/05/2024' }), pago('46', 1, '1')])).toEqual([
      ...[partido, 'rechaza: fecha fila_comprobante_distinto', 'crea'],
    ]);
    expect(dichos([cep('45', { medio: 'Efectivo' }), pago('45', 2, '1', { medio: 'Débito' })])).toEqual([
      ...[partido, 'rechaza: medio fila_comprobante_distinto'],
    ]);
    expect(
      dichos([cep('45', { medio: 'Débito' }), pago('45', 2, '1', { medio: 'DEBITO' }), pago('45', 1, '1')]),
    ).toEqual(['crea', 'crea', 'crea']);
    expect(dichos([cep('45'), pago('45', 2, 'x')])).toEqual([partido, 'rechaza: importe fila_importe_invalido']);
  });

  test('lo que deja afuera un cargo se lleva su comprobante, y este los otros cargos que pagó', () => {
    const pagos = [
      ...[pago('45', 1, '10'), pago('46', 1, '5', { fecha: '31/02/2024' })],
      ...[pago('45', 2, '20'), pago('47', 2, '30'), pago('48', 1, '7', { anio: '2020' })],
      ...[pago('47', 2, '5', { anio: '2021' }), pago('49', 2, '5', { anio: '2021' })],
    ];
    expect(dichos(pagos)).toEqual([
      ...['rechaza: fila_cargo_partido', 'rechaza: fecha fila_fecha_invalida'],
      ...['rechaza: numero fila_comprobante_partido', 'rechaza: fila_cargo_partido', 'crea'],
      ...['rechaza: numero fila_comprobante_partido', 'rechaza: fila_cargo_partido'],
    ]);
  });

  test('el que ya entró no recibe nada más, y lo que vino con la clave de antes se reconoce', () => {
    const [primera] = varias as [(typeof varias)[0]];
    const filas = leer({ pagos: [primera] });
    const [fila] = filas as [FilaAImportar];
    const hay = vacio();
    hay.pagos = new Map([['45', [`${codigo(1)} cuota_1 2024`]]]);
    hay.importados = new Map([['pagos 45', huellaDeFila(fila, huellaDe)]]);
    expect(dichos([primera, cep('45')], hay)).toEqual(['igual', 'rechaza: numero fila_comprobante_ya_importado']);
    expect(dichos([{ ...primera, importe: '11' }], hay)).toEqual(['rechaza: numero fila_ya_importada_distinta']);
    const despues = escribir(leer({ pagos: varias }), decidir(leer({ ...base, pagos: varias }), vacio()), vacio());
    expect(dichos(varias, despues)).toEqual(varias.map(() => 'igual'));
  });
});

describe('el saldo y los pagos de un cargo', () => {
  const base: Hojas = { personas: [1, 2].map((n) => persona(n)), matriculas: [1, 2].map((n) => matricula(n)) };
  const saldo = (n = 1, cambios: object = {}) => deuda(n, 2024, '5000', { concepto: 'Cuota 1', ...cambios });
  const deDinero = (hojas: Hojas, hay = vacio()) =>
    decidir(leer({ ...base, ...hojas }), hay)
      .filter(({ entidad }) => entidad === 'deudas' || entidad === 'pagos')
      .map(
        ({ entidad, clave, valores, problemas }) =>
          `${entidad} ${entidad === 'pagos' ? valores.numero : clave}: ${problemas.map(({ codigo: cual }) => cual).join()}`,
      );
  const CARGO = `${codigo(1)} cuota_1 2024`;

  test.each<[string, object]>([
    ['con mala fecha', { fecha: '10/05/24x' }],
    ['de mal año', { anio: '20x4' }],
    ['de un concepto que no está', { concepto: 'Cuota uno' }],
  ])('no entran si uno de los pagos, %s, se rechaza', (_, cambios) => {
    const pagos = [
      pago('1', 1, '3000'),
      pago('2', 1, '2000', cambios),
      pago('3', 2, '7'),
      pago('4', 1, '9', { anio: '2023' }),
    ];
    const dichos = deDinero({ deudas: [saldo()], pagos });
    expect(dichos[0]).toBe(`deudas ${CARGO}: fila_cargo_partido`);
    expect(dichos[1]).toBe('pagos 1: fila_cargo_partido');
    expect(dichos[2]).toMatch(/^pagos 2: fila_(fecha|entero|valor)_/);
    expect(dichos[3]).toBe('pagos 3: ');
    expect(deDinero({ deudas: [saldo()], pagos: [pago('1', 1, '3000'), pago('2', 1, '2000')] })).toEqual([
      ...[`deudas ${CARGO}: `, 'pagos 1: ', 'pagos 2: '],
    ]);
  });

  test('no entran si se rechaza el saldo, ni los de nadie más por eso', () => {
    const pagos = [pago('1', 1, '3000'), pago('2', 2, '3000')];
    expect(deDinero({ deudas: [saldo(1, { vencimiento: '31/02/2024' })], pagos })).toEqual([
      ...[`deudas ${CARGO}: fila_fecha_invalida`, 'pagos 1: fila_cargo_partido', 'pagos 2: '],
    ]);
    expect(deDinero({ deudas: [saldo(1, { matricula: 'MN 1234' }), saldo(2)], pagos })).toEqual([
      'deudas null: fila_matricula_invalida',
      ...[`deudas ${codigo(2)} cuota_1 2024: `, 'pagos 1: fila_cargo_partido', 'pagos 2: '],
    ]);
  });

  test('lo que se rechaza por su número sin letra les falta a las dos que lo tienen, y a nadie más', () => {
    const suyo = codigo(1);
    const numero = suyo.replace(/\D/g, '');
    const registro = matricula(2, { matricula: suyo.replace('T', 'R'), estado: 'Registro' });
    const matriculas = [...(base.matriculas ?? []), registro];
    const deLaOtra = pago('3', 2, '7', { matricula: registro.matricula });
    const pagos = [pago('1', 1, '3000', { matricula: numero }), pago('2', 2, '5'), deLaOtra];
    expect(deDinero({ matriculas, deudas: [saldo()], pagos })).toEqual([
      ...[`deudas ${suyo} cuota_1 2024: fila_cargo_partido`, 'pagos 1: fila_matricula_sin_letra', 'pagos 2: '],
      'pagos 3: fila_cargo_partido',
    ]);
    const conSaldos = { matriculas, deudas: [saldo(1, { matricula: numero })] };
    expect(deDinero({ ...conSaldos, pagos: [pago('1', 1, '3000'), pago('2', 2, '5'), deLaOtra] })).toEqual([
      ...['deudas null: fila_matricula_sin_letra', 'pagos 1: fila_cargo_partido', 'pagos 2: '],
      'pagos 3: fila_cargo_partido',
    ]);
  });

  test('los de un CEP tampoco; y la misma fila dos veces no le falta a nadie', () => {
    const cep = (numero: string, cambios: object = {}) =>
      pago(numero, 1, '100', { concepto: 'CEP', legajo: '5', anio: null, ...cambios });
    expect(deDinero({ legajos: [legajo(5, 1)], pagos: [cep('1'), cep('2', { fecha: 'x' })] })).toEqual([
      ...['pagos 1: fila_cargo_partido', 'pagos 2: fila_fecha_invalida'],
    ]);
    expect(deDinero({ legajos: [legajo(5, 1)], pagos: [cep('1'), cep('2', { importe: '900,51' })] })).toEqual([
      ...['pagos 1: fila_cargo_partido', 'pagos 2: fila_pago_de_mas'],
    ]);
    expect(deDinero({ legajos: [legajo(5, 1)], pagos: [cep('1'), cep('1')] })).toEqual([
      ...['pagos 1: ', 'pagos 1: fila_repetida'],
    ]);
  });

  test('un pago no descuenta del saldo que ya entró, ni del que entra con él de un cargo que ya estaba', () => {
    const hay = vacio();
    hay.cargos = new Map([[CARGO, { importe: '8000.00', pagado: '3000.00', en_cupon: false }]]);
    const pagos = [pago('2', 1, '2000')];
    expect(deDinero({ pagos }, hay)).toEqual(['pagos 2: ']);
    expect(deDinero({ deudas: [saldo()], pagos }, hay)).toEqual([
      ...[`deudas ${CARGO}: `, 'pagos 2: fila_cargo_con_saldo'],
    ]);
    hay.importados = new Map([[`deudas ${CARGO}`, 'huella']]);
    expect(deDinero({ pagos }, hay)).toEqual(['pagos 2: fila_cargo_con_saldo']);
  });
});

const algo = fc.record({
  personas: fc.array(fc.record({ n: fc.nat(12), mal: fc.boolean() }), { maxLength: 15 }),
  matriculas: fc.array(fc.record({ n: fc.nat(12), mal: fc.boolean() }), { maxLength: 15 }),
  deudas: fc.array(
    fc.record({ n: fc.nat(12), anio: fc.integer({ min: 2020, max: 2026 }), centavos: fc.nat(10_000_000) }),
    { maxLength: 20 },
  ),
  pagos: fc.array(fc.record({ n: fc.nat(12), numero: fc.nat(20), centavos: fc.nat(10_000_000) }), { maxLength: 20 }),
  legajos: fc.array(fc.record({ n: fc.nat(12), numero: fc.integer({ min: 1, max: 20 }) }), { maxLength: 15 }),
});
const enPesos = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',');
type Algo = typeof algo extends fc.Arbitrary<infer T> ? T : never;
const hojasDe = (a: Algo): Hojas => ({
  personas: a.personas.map(({ n, mal }) => persona(n, mal ? { distrito: 'Ninguno' } : {})),
  matriculas: a.matriculas.map(({ n, mal }) => matricula(n, mal ? { estado: '?' } : {})),
  deudas: a.deudas.map(({ n, anio, centavos }) => deuda(n, anio, enPesos(centavos))),
  pagos: a.pagos.map(({ n, numero, centavos }) => pago(String(numero), n, enPesos(centavos))),
  legajos: a.legajos.map(({ n, numero }) => legajo(numero, n)),
});

describe('de cualquier archivo', () => {
  test('la segunda vez no cambia nada: lo que entró está igual, aunque acá se lo haya corregido, y lo demás se rechaza igual', () => {
    fc.assert(
      fc.property(algo, (a) => {
        const filas = leer(hojasDe(a));
        const hay = vacio();
        const primera = decidir(filas, hay);
        const segunda = decidir(filas, escribir(filas, primera, hay));
        expect(resultados(segunda)).toEqual(
          primera.map(({ entidad, resultado }) => `${entidad} ${resultado === 'rechaza' ? 'rechaza' : 'igual'}`),
        );
      }),
    );
  });

  test('cada fila se decide una vez, lo rechazado dice por qué, y los totales son los de las filas', () => {
    fc.assert(
      fc.property(algo, (a) => {
        const filas = leer(hojasDe(a));
        const decisiones = decidir(filas, vacio());
        expect(decisiones).toHaveLength(filas.length);
        for (const { resultado, problemas } of decisiones) expect(resultado === 'rechaza').toBe(problemas.length > 0);
        const { pagos, cuentas } = resumirDecisiones(decisiones);
        const importes = (rechazados: boolean) =>
          sumar(
            decisiones
              .filter(({ entidad, resultado }) => entidad === 'pagos' && (resultado === 'rechaza') === rechazados)
              .map(({ valores }) => valores.importe ?? '0'),
          );
        expect(pagos).toEqual({ entra: importes(false), rechazado: importes(true) });
        expect(cuentas.reduce((suma, una) => suma + una.crea + una.cambia + una.igual + una.rechaza, 0)).toBe(
          filas.length,
        );
      }),
    );
  });

  test('no entra nada cuya persona o matrícula no entre', () => {
    fc.assert(
      fc.property(algo, (a) => {
        const decisiones = decidir(leer(hojasDe(a)), vacio());
        const entra = (entidad: EntidadAImportar) =>
          new Set(
            decisiones
              .filter((una) => una.entidad === entidad && una.resultado !== 'rechaza')
              .map(({ clave }) => clave),
          );
        const [personas, matriculas] = [entra('personas'), entra('matriculas')];
        for (const { entidad, resultado, valores } of decisiones) {
          if (resultado === 'rechaza') continue;
          if (entidad === 'matriculas') expect(personas.has(valores.cuit ?? '')).toBe(true);
          if (['deudas', 'pagos', 'legajos'].includes(entidad))
            expect(matriculas.has(valores.matricula ?? '')).toBe(true);
        }
      }),
    );
  });
});

describe('columnas', () => {
  test('se encuentran por su nombre, con cualquier tilde y orden, aunque antes haya un título', () => {
    expect(
      parearHoja('Hoja1', [
        ['Padrón 2026'],
        ['N°', 'CUIT/CUIL', 'APELLIDOS', 'Nombres', 'Delegación', 'E-mail', 'resultado'],
      ]),
    ).toEqual({
      entidad: 'personas',
      titulos: 1,
      columnas: { cuit: 1, apellido: 2, nombre: 3, distrito: 4, email: 5 },
    });
    expect(parearHoja('Pagos', [['Nro de pago', 'Legajo', 'Concepto', 'Importe', 'Fecha']])).toMatchObject({
      ...{ entidad: 'pagos', columnas: { numero: 0, legajo: 1, concepto: 2, importe: 3, fecha: 4 } },
    });
    expect(parearHoja('Notas', [['cualquier', 'cosa']]).entidad).toBeNull();
    // a column of the version before that says something of somebody else
    const deAntes = (hoja: string, ...titulos: string[]) => Object.keys(parearHoja(hoja, [titulos]).columnas);
    expect(deAntes('Legajos', 'Legajo', 'Matrícula', 'DNI', 'Documento').sort()).toEqual(['matricula', 'numero']);
    expect(deAntes('Deudas', 'Matrícula', 'Concepto', 'Importe', 'Expediente')).not.toContain('legajo');
  });
});

describe('los saldos a favor', () => {
  const saldo = (referencia: string | null, n: number, cambios: object = {}) => ({
    ...{ referencia, cuit: cuitDe(n), importe: '100,10', fecha: '10/05/2025', motivo: 'Pagó dos veces' },
    ...cambios,
  });

  test('se reconoce su hoja por su nombre, y no se toma por la de lo que se debe', () => {
    const titulos = [['Nro', 'CUIT', 'Saldo', 'Fecha', 'Por qué']];
    for (const nombre of ['Saldos a favor', 'saldos-a-favor', 'Saldo a favor 2025'])
      expect(parearHoja(nombre, titulos)).toMatchObject({
        entidad: 'saldos_a_favor',
        columnas: { referencia: 0, cuit: 1, importe: 2, fecha: 3, motivo: 4 },
      });
    expect(parearHoja('Saldos', [['Matrícula']]).entidad).toBe('deudas');
    // To an accountant they are what others owe.
    expect(parearHoja('Créditos', [['Nro', 'CUIT', 'Deuda', 'Fecha', 'Concepto']]).entidad).not.toBe('saldos_a_favor');
  });

  test('son de alguien que está o que viene, de un día que ya pasó y por algo; ni propios ni dos con la misma referencia', () => {
    const hojas = {
      personas: [persona(1), persona(2, { distrito: 'Otro' })],
      saldos_a_favor: [
        ...[saldo('SF-1', 1), saldo('SF-1', 1, { importe: '5,00' }), saldo('SF-2', 2), saldo('SF-3', 3)],
        ...[saldo('SF-4', 1, { fecha: '10/05/2027' }), saldo('SF-5', 1, { motivo: null }), saldo(null, 1)],
        saldo('SF-6', 1, { importe: '-5' }),
      ],
    };
    const decisiones = decidir(leer(hojas), vacio());
    expect(motivos(decisiones)).toEqual([
      'distrito: fila_valor_desconocido',
      'fila_repetida',
      'cuit: fila_persona_rechazada',
      'cuit: fila_persona_falta',
      'fecha: fila_fecha_futura',
      'motivo: fila_sin_dato',
      'referencia: fila_sin_dato',
      'importe: fila_importe_invalido',
    ]);
    // what cannot be read adds nothing
    expect(resumirDecisiones(decisiones).saldos_a_favor).toEqual({ entra: '100.10', rechazado: '505.50' });
    const filas = leer({ personas: [persona(1)], saldos_a_favor: [saldo('SF-1', 1)] });
    const hay = escribir(filas, decidir(filas, vacio()), vacio());
    const propia = decidir(leer({ saldos_a_favor: [saldo('SF-2', 1)] }), hay, { propioCuit: cuitDe(1) as never });
    expect(motivos(propia)).toEqual(['cuit: fila_propia']);
  });

  test('la misma fila queda igual otro día, y con otro importe se rechaza', () => {
    const filas = leer({ personas: [persona(1)], saldos_a_favor: [saldo('SF-1', 1)] });
    const hay = { ...escribir(filas, decidir(filas, vacio()), vacio()), saldos_a_favor: new Set(['SF-1']) };
    expect(decidir(filas, hay).map(({ resultado }) => resultado)).toEqual(['igual', 'igual']);
    const otra = leer({ saldos_a_favor: [saldo('SF-1', 1, { importe: '200,00' })] });
    expect(motivos(decidir(otra, hay))).toEqual(['referencia: fila_ya_importada_distinta']);
  });
});
