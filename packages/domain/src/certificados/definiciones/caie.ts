import { campoSiNo, numero, opcion, type PasoDeCertificado, texto } from '../campo.ts';

/** CER-045. */
export const SUMINISTROS_CAIE = [
  { valor: 'amp_pot', etiqueta: 'Ampliación de potencia' },
  { valor: 'censo_car', etiqueta: 'Censo de carga' },
  { valor: 'definitiva', etiqueta: 'Definitiva' },
  { valor: 'de_obra', etiqueta: 'Obra' },
  { valor: 'prefact', etiqueta: 'Prefactibilidad' },
  { valor: 'rehabilitacion', etiqueta: 'Rehabilitación' },
] as const;

export const CABLEADOS = [
  { valor: 'monofasico', etiqueta: 'Monofásico' },
  { valor: 'trifasico', etiqueta: 'Trifásico' },
] as const;

const TIPOS_DE_INSTALACION = [
  { valor: 'comercial', etiqueta: 'Comercial' },
  { valor: 'res_multifam', etiqueta: 'Residencial multifamiliar' },
  { valor: 'residencial', etiqueta: 'Residencial' },
  { valor: 'servicios_generales', etiqueta: 'Servicios generales' },
  { valor: 'industrial', etiqueta: 'Industrial' },
  { valor: 'otros', etiqueta: 'Otros' },
] as const;

const DEPENDENCIAS = [
  { valor: 'municipal', etiqueta: 'Municipal' },
  { valor: 'provincial', etiqueta: 'Provincial' },
] as const;

const REGLAMENTOS = [
  { valor: 'aea_1987', etiqueta: 'AEA 1987' },
  { valor: 'aea_2006', etiqueta: 'AEA 2006' },
] as const;

const INSPECCIONES = [
  'Canalizaciones: cañerías y bandejas',
  'Puesta a tierra',
  'Tomacorrientes',
  'Aparatos de maniobra',
  'Enclavamientos',
  'Empalmes y uniones',
  'Código de colores',
  'Tableros',
];

const LARGO_CONTRIBUYENTE = 50;
const LARGO_MEDIDA = 20;
const LARGO_NORMA = 10;
const LARGO_REGLAMENTO = 20;
const LARGO_NORMAS = 120;

const resistencia = (ruta: string, etiqueta: string, unidad: 'MΩ' | 'Ω') => [
  campoSiNo(ruta, etiqueta),
  numero(`${ruta}_valor`, `${etiqueta}: valor medido`, 'ocho_digitos', {
    ...{ unidad, deLaPregunta: ruta },
    deEsteLugar: true,
  }),
];
const medida = (ruta: string, etiqueta: string, valor: string) => [
  campoSiNo(ruta, etiqueta),
  texto(`${ruta}_nro`, valor, LARGO_MEDIDA, { regla: 'digitos_y_separadores', deLaPregunta: ruta }),
];
const caracteristica = (ruta: string, etiqueta: string, valor: string, unidad: string) => [
  campoSiNo(ruta, etiqueta),
  numero(`${ruta}_nro`, valor, 'seis_digitos', { unidad, deLaPregunta: ruta }),
];

/** CER-034..056: steps 2 to 7. OPN-117 and S-271 give the labels. */
export const pasosDeCaie: readonly PasoDeCertificado[] = [
  {
    id: 'suministro',
    titulo: 'SUMINISTRO',
    grupos: [
      {
        campos: [
          opcion('tipo_cableado', 'Tipo de cableado', CABLEADOS),
          opcion('tipo_instalacion', 'Tipo de instalación', TIPOS_DE_INSTALACION),
          numero('pot_total_kw', 'Potencia total instalada', 'seis_digitos', { positivo: true, unidad: 'KW' }),
          numero('pot_max_kw', 'Potencia máxima simultánea', 'seis_digitos', { positivo: true, unidad: 'KW' }),
          texto('nro_contribuyente', 'Número de contribuyente', LARGO_CONTRIBUYENTE, {
            opcional: true,
            deEsteLugar: true,
          }),
          opcion('tipo_dependencia', 'Dependencia', DEPENDENCIAS, { opcional: true }),
          numero('tension_kv', 'Tensión', 'seis_digitos', {
            positivo: true,
            unidad: 'kV',
            ayuda: '220 V son 0,22 kV; 380 V, 0,38 kV.',
          }),
          numero('in_int_principal', 'In del interruptor principal', 'seis_digitos', { positivo: true, unidad: 'A' }),
          numero('icc_ka', 'Icc', 'seis_digitos', { positivo: true, unidad: 'kA' }),
          numero('sec_cond_mm2', 'Sección del conductor', 'seis_digitos', { positivo: true, unidad: 'mm²' }),
          numero('disyuntor', 'Disyuntor diferencial', 'seis_digitos_sin_separadores', {
            unidad: 'mA',
            ayuda: 'En circuitos terminales, 30 mA o menos.',
          }),
        ],
      },
    ],
  },
  {
    id: 'inspeccion',
    titulo: 'INSPECCIÓN VISUAL',
    grupos: [{ campos: INSPECCIONES.map((etiqueta, i) => campoSiNo(`insp_visual${i + 1}`, etiqueta)) }],
  },
  {
    id: 'verificaciones',
    titulo: 'VERIFICACIONES',
    grupos: [
      {
        campos: [
          ...medida('cant_dest_circuito', 'Cantidad y destino de los circuitos', 'Cantidad de circuitos'),
          ...medida('secc_conductores', 'Sección de los conductores', 'Secciones (mm²)'),
          ...caracteristica('secc_cond_prot', 'Sección del conductor de protección', 'Sección', 'mm²'),
          ...medida('med_caract_canal', 'Medidas y características de las canalizaciones', 'Medidas (mm)'),
          ...caracteristica(
            'caract_apar_man_prot',
            'Características nominales de los aparatos de maniobra y protección',
            'Corriente nominal',
            'A',
          ),
          campoSiNo('cond_reglamentaria', 'Condiciones reglamentarias'),
        ],
      },
    ],
  },
  {
    id: 'continuidad',
    titulo: 'CONTINUIDAD',
    grupos: [
      {
        campos: [
          campoSiNo('cont_cond_activo', 'Continuidad de los conductores activos'),
          campoSiNo('cont_canal_metalico', 'Continuidad de las canalizaciones metálicas'),
          campoSiNo('cont_cond_proteccion', 'Continuidad de los conductores de protección'),
        ],
      },
    ],
  },
  {
    id: 'resistencias',
    titulo: 'RESISTENCIAS',
    grupos: [
      {
        titulo: 'Resistencia de aislación',
        campos: [
          ...resistencia('cond_face', 'Entre conductores de fase', 'MΩ'),
          ...resistencia('cond_face_neutro', 'Entre fase y neutro', 'MΩ'),
          ...resistencia('cond_face_prote', 'Entre fase y protección', 'MΩ'),
          ...resistencia('cond_neutro_prote', 'Entre neutro y protección', 'MΩ'),
        ],
      },
      {
        titulo: 'Resistencia de puesta a tierra',
        campos: [
          ...resistencia('toma_tierra', 'Toma de tierra', 'Ω'),
          ...resistencia('toma_corriente', 'Tomacorrientes', 'Ω'),
          ...resistencia('masa_generica', 'Masas', 'Ω'),
          ...resistencia('electrodo_tierra', 'Electrodo de puesta a tierra', 'Ω'),
        ],
      },
    ],
  },
  {
    id: 'normas',
    titulo: 'NORMAS',
    grupos: [
      {
        campos: [
          campoSiNo('disposiciones_constructivas', 'Cumple las disposiciones constructivas'),
          texto('resolucion', 'Resolución', LARGO_NORMA, { opcional: true }),
          texto('ordenanza_municipal', 'Ordenanza municipal', LARGO_NORMA, { opcional: true }),
          texto('ordenanza_municipal_nro', 'Municipalidad', LARGO_NORMA, { opcional: true }),
          opcion('reglamento_tipo', 'Reglamento', REGLAMENTOS),
          texto('reglamento', 'Reglamento: otros', LARGO_REGLAMENTO, { opcional: true }),
          texto('normas', 'Normas', LARGO_NORMAS, { opcional: true, parrafo: true }),
        ],
      },
    ],
  },
];
