import type { EntidadAImportar } from './entidades.ts';

export type TipoDeColumna =
  | 'texto'
  | 'cuit'
  | 'cuit_o_dni'
  | 'dni'
  | 'fecha'
  | 'pasado'
  | 'importe'
  | 'entero'
  | 'correo'
  | 'matricula';

export type ColumnaAImportar = {
  campo: string;
  nombre: string;
  tipo: TipoDeColumna;
  obligatoria?: true;
  /** Its cell may be empty in some rows, and its sheet may have no such column if it has this other. */
  salvo_con?: string;
  /** It was not there when the first imports were made: empty, a row says what it said then. */
  posterior?: true;
  /** A zero says the same as nothing. */
  con_cero?: 'vacia';
  /** Letters at most; what the tables take. */
  maximo?: number;
  /** How other systems call it, without accents nor capitals. */
  otros?: readonly string[];
};

type Otros = readonly string[];
const texto = (campo: string, nombre: string, maximo: number, otros: Otros = []): ColumnaAImportar => ({
  ...{ campo, nombre, tipo: 'texto', maximo, otros },
});
const de = (tipo: TipoDeColumna, campo: string, nombre: string, otros: Otros = []): ColumnaAImportar => ({
  ...{ campo, nombre, tipo, otros },
});
/** Needed by the rows of a licence, which their judge tells: a sheet that names files may have none. */
const deMatricula = (columna: ColumnaAImportar): ColumnaAImportar => ({
  ...obligatoria(columna),
  salvo_con: 'legajo',
});
const obligatoria = (columna: ColumnaAImportar): ColumnaAImportar => ({ ...columna, obligatoria: true });

const posterior = (columna: ColumnaAImportar): ColumnaAImportar => ({ ...columna, posterior: true });

const CUIT = obligatoria(
  de('cuit', 'cuit', 'CUIT', ['cuil', 'cuit cuil', 'nro de cuit', 'numero de cuit', 'cuit del matriculado']),
);
const MATRICULA = de('matricula', 'matricula', 'Matrícula', [
  ...['codigo de matricula', 'codigo', 'nro de matricula', 'numero de matricula', 'mat', 'nro matricula', 'licencia'],
]);
const CALLE = texto('calle', 'Calle', 120, ['domicilio', 'direccion', 'calle del inmueble', 'domicilio de obra']);
const NUMERO_DE_CALLE = texto('altura', 'Altura', 20, ['nro', 'numero de calle', 'altura de calle', 'nro de calle']);
const LOCALIDAD = texto('localidad', 'Localidad', 120, ['ciudad', 'nombre de localidad']);
const CODIGO_POSTAL = texto('codigo_postal', 'Código postal', 8, ['cp', 'cod postal']);
const PARTIDO = texto('partido', 'Partido', 80, ['municipio']);
const APELLIDO = texto('apellido', 'Apellido', 100, ['apellidos']);
const NOMBRE = texto('nombre', 'Nombre', 100, ['nombres']);
const CORREO = de('correo', 'email', 'Correo', ['mail', 'e mail', 'correo electronico']);
const USUARIO = texto('usuario', 'Usuario', 60, ['login', 'nombre de usuario']);
const DISTRITO = texto('distrito', 'Distrito', 80, ['delegacion', 'sede']);
const CONCEPTO = obligatoria(
  texto('concepto', 'Concepto', 80, ['tipo de cargo', 'detalle', 'que se debe', 'que se pago']),
);
const ANIO = de('entero', 'anio', 'Año', ['ano', 'periodo', 'ejercicio']);
const IMPORTE = obligatoria(
  de('importe', 'importe', 'Importe', ['monto', 'saldo', 'deuda', 'total', 'importe pagado', 'importe adeudado']),
);

const LEGAJO = de('entero', 'legajo', 'Legajo', ['numero de legajo', 'nro de legajo', 'expediente']);
/** Of a balance or a payment of an expansion, which one of its file; many a system counts the original as 0 (S-1242). */
const DE_AMPLIACION: ColumnaAImportar = {
  ...posterior(
    de('entero', 'ampliacion', 'Ampliación', ['numero de ampliacion', 'nro de ampliacion', 'ampliacion nro']),
  ),
  con_cero: 'vacia',
};
const TAREA = texto('tarea', 'Tarea', 200, ['tareas', 'encomienda', 'trabajo']);
const VISADO_NUMERO = texto('visado_numero', 'Número de visado', 60, ['visado', 'cvd', 'nro de visado']);
const VISADO_FECHA = de('pasado', 'visado_fecha', 'Fecha de visado', ['visado el', 'fecha visado', 'aprobado el']);
const OBSERVACIONES = texto('observaciones', 'Observaciones', 500, ['notas']);

export const COLUMNAS_A_IMPORTAR: Readonly<Record<EntidadAImportar, readonly ColumnaAImportar[]>> = {
  personas: [
    ...[CUIT, obligatoria(APELLIDO), obligatoria(NOMBRE), CORREO, obligatoria(DISTRITO), USUARIO],
    texto('telefono', 'Teléfono', 40, ['tel', 'celular', 'telefono celular', 'movil']),
    ...[
      CALLE,
      NUMERO_DE_CALLE,
      texto('piso', 'Piso', 20),
      texto('departamento', 'Departamento', 20, ['depto', 'dpto']),
    ],
    ...[LOCALIDAD, CODIGO_POSTAL, PARTIDO],
    de('pasado', 'fecha_nacimiento', 'Fecha de nacimiento', ['nacimiento', 'fec nacimiento']),
    de('pasado', 'fecha_alta', 'Fecha de alta', ['alta', 'ingreso', 'fecha de ingreso', 'inscripto desde']),
  ],
  matriculas: [
    ...[obligatoria(MATRICULA), CUIT],
    obligatoria(texto('estado', 'Estado', 40, ['situacion', 'estado de la matricula'])),
    obligatoria(
      texto('descripcion', 'Especialidad', 160, ['descripcion', 'profesion', 'incumbencia', 'titulo habilitante']),
    ),
    de('pasado', 'fecha_alta', 'Fecha de alta', ['alta', 'desde', 'fecha de matriculacion']),
    posterior(texto('letra', 'Letra', 40, ['letra de matricula', 't o r', 'matricula o registro'])),
  ],
  titulos: [
    obligatoria(MATRICULA),
    obligatoria(texto('titulo', 'Título', 160, ['titulo obtenido', 'nombre del titulo'])),
    texto('titulo_codigo', 'Código del título', 40, ['codigo titulo', 'cod titulo']),
    texto('institucion', 'Institución', 160, ['escuela', 'establecimiento', 'universidad', 'expedido por']),
  ],
  bloqueos: [
    CUIT,
    obligatoria(texto('tipo', 'Tipo de bloqueo', 80, ['tipo', 'bloqueo', 'clase'])),
    obligatoria(texto('motivo', 'Motivo', 500, ['causa', 'observaciones'])),
    obligatoria(de('pasado', 'desde', 'Desde', ['fecha desde', 'inicio', 'fecha'])),
    de('pasado', 'hasta', 'Hasta', ['fecha hasta', 'fin', 'levantado']),
  ],
  legajos: [
    obligatoria(
      de('entero', 'numero', 'Número de legajo', ['legajo', 'nro de legajo', 'expediente', 'numero', 'nro legajo']),
    ),
    ...[obligatoria(MATRICULA), obligatoria(de('pasado', 'fecha', 'Fecha', ['fecha del contrato', 'fecha contrato']))],
    obligatoria(texto('rubro', 'Rubro', 80, ['especialidad', 'tipo de obra'])),
    texto('modalidad', 'Modalidad', 120, ['regimen']),
    texto('estado', 'Estado', 40, ['situacion']),
    obligatoria(
      texto('comitente', 'Comitente', 200, [
        'cliente',
        'apellido y nombre del comitente',
        'razon social',
        'propietario',
      ]),
    ),
    de('cuit_o_dni', 'comitente_cuit', 'CUIT del comitente', [
      ...['cuit comitente', 'cuit cliente', 'cuit propietario', 'cuit o dni del comitente', 'cuit dni'],
    ]),
    posterior(
      de('dni', 'comitente_dni', 'DNI del comitente', [
        ...['dni comitente', 'dni cliente', 'dni propietario', 'documento del comitente'],
      ]),
    ),
    ...[obligatoria(CALLE), NUMERO_DE_CALLE, obligatoria(LOCALIDAD), CODIGO_POSTAL, PARTIDO],
    texto('partida', 'Partida', 20, ['partida inmobiliaria', 'nro de partida']),
    TAREA,
    obligatoria(de('importe', 'monto', 'Monto', ['honorario', 'honorarios', 'monto del contrato', 'importe'])),
    ...[VISADO_NUMERO, VISADO_FECHA, OBSERVACIONES],
  ],
  ampliaciones: [
    obligatoria({ ...LEGAJO, otros: [...(LEGAJO.otros ?? []), 'nro legajo'] }),
    obligatoria(
      de('entero', 'numero', 'Número de ampliación', [
        ...['ampliacion', 'nro de ampliacion', 'ampliacion nro', 'orden', 'nro', 'anexo', 'nro de anexo'],
      ]),
    ),
    obligatoria(de('pasado', 'fecha', 'Fecha', ['fecha de la ampliacion', 'fecha del contrato', 'fecha contrato'])),
    TAREA,
    obligatoria(de('importe', 'monto', 'Honorario', ['monto', 'honorarios', 'monto del contrato'])),
    texto('estado', 'Estado', 40, ['situacion']),
    ...[VISADO_NUMERO, VISADO_FECHA, MATRICULA],
    de('cuit_o_dni', 'comitente_cuit', 'CUIT del comitente', [
      ...['cuit comitente', 'cuit cliente', 'cuit o dni del comitente', 'cuit dni'],
    ]),
    OBSERVACIONES,
  ],
  deudas: [
    ...[deMatricula(MATRICULA), CONCEPTO, deMatricula(ANIO), IMPORTE],
    deMatricula(de('fecha', 'vencimiento', 'Vencimiento', ['vence', 'fecha de vencimiento', 'vto'])),
    ...[posterior({ ...LEGAJO, otros: ['numero de legajo', 'nro de legajo'] }), DE_AMPLIACION],
  ],
  pagos: [
    obligatoria(texto('numero', 'Número de pago', 60, ['pago', 'nro de pago', 'id', 'operacion', 'numero', 'nro'])),
    de('matricula', 'matricula', 'Matrícula', MATRICULA.otros),
    ...[LEGAJO, DE_AMPLIACION],
    ...[CONCEPTO, ANIO, IMPORTE],
    obligatoria(de('pasado', 'fecha', 'Fecha de pago', ['fecha', 'pagado el', 'fecha pago', 'cobrado el'])),
    texto('medio', 'Medio de pago', 60, ['forma de pago', 'medio', 'como se pago']),
    texto('recibo', 'Recibo', 40, ['numero de recibo', 'nro de recibo', 'comprobante']),
  ],
  saldos_a_favor: [
    obligatoria(
      texto('referencia', 'Referencia', 60, [
        ...['numero', 'nro', 'id', 'operacion', 'numero de saldo', 'nro de saldo', 'comprobante', 'codigo'],
      ]),
    ),
    ...[CUIT, { ...IMPORTE, otros: ['saldo', 'saldo a favor', 'a favor', 'credito', 'monto', 'valor'] }],
    obligatoria(de('pasado', 'fecha', 'Fecha', ['dia', 'desde', 'fecha del saldo'])),
    obligatoria(texto('motivo', 'Motivo', 200, ['por que', 'causa', 'concepto', 'detalle', 'origen', 'observaciones'])),
  ],
  sanciones: [
    obligatoria(
      texto('referencia', 'Referencia', 60, [
        ...['numero', 'nro', 'id', 'numero de sancion', 'nro de sancion', 'expediente', 'resolucion', 'causa'],
      ]),
    ),
    ...[
      obligatoria(MATRICULA),
      { ...IMPORTE, otros: ['saldo', 'deuda', 'multa', 'monto', 'importe adeudado', 'valor'] },
    ],
    obligatoria(de('pasado', 'fecha', 'Fecha', ['dia', 'desde', 'fecha de la sancion', 'fecha de resolucion'])),
    obligatoria(texto('motivo', 'Motivo', 500, ['por que', 'detalle', 'concepto', 'falta', 'observaciones'])),
  ],
  operadores: [
    ...[CUIT, obligatoria(APELLIDO), obligatoria(NOMBRE), obligatoria(CORREO), obligatoria(USUARIO)],
    obligatoria(texto('roles', 'Roles', 160, ['rol', 'perfil', 'permisos'])),
    DISTRITO,
  ],
};

const HOJAS: Readonly<Record<EntidadAImportar, readonly string[]>> = {
  personas: ['personas', 'padron', 'matriculados', 'tecnicos', 'profesionales'],
  matriculas: ['matriculas', 'licencias'],
  titulos: ['titulos'],
  bloqueos: ['bloqueos', 'suspensiones'],
  // before that of what is owed, which is called *saldos* too
  saldos_a_favor: ['saldos a favor', 'saldo a favor', 'favor', 'anticipos'],
  deudas: ['deudas', 'saldos', 'saldos de apertura', 'deuda'],
  // before that of the files, whose name it may have too: *Ampliaciones de legajos*
  ampliaciones: ['ampliaciones', 'ampliacion', 'ampliados', 'anexos'],
  legajos: ['legajos', 'legajos anteriores', 'expedientes', 'obras'],
  pagos: ['pagos', 'cobranzas', 'ingresos'],
  sanciones: ['sanciones', 'sancion', 'multas', 'multa'],
  operadores: ['operadores', 'usuarios', 'empleados'],
};

/** The entity that the name of a sheet or of a file says. */
export const entidadDeNombre = (simple: string): EntidadAImportar | null => {
  const todas = Object.entries(HOJAS) as [EntidadAImportar, readonly string[]][];
  const exacta = todas.find(([, nombres]) => nombres.includes(simple));
  const palabras = new Set(simple.split(' '));
  const parecida = todas.find(([, nombres]) => nombres.some((nombre) => palabras.has(nombre)));
  return (exacta ?? parecida)?.[0] ?? null;
};

export const NOMBRES_DE_HOJA: Readonly<Record<EntidadAImportar, string>> = {
  personas: 'Personas',
  matriculas: 'Matrículas',
  titulos: 'Títulos',
  bloqueos: 'Bloqueos',
  legajos: 'Legajos anteriores',
  ampliaciones: 'Ampliaciones',
  deudas: 'Saldos de apertura',
  pagos: 'Pagos',
  saldos_a_favor: 'Saldos a favor',
  sanciones: 'Sanciones',
  operadores: 'Operadores',
};
