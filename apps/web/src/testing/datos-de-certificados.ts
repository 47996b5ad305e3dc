import type { Certificado, CertificadoDeLista, CertificadoLeido, TipoOfrecido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import type { TipoDeCertificado } from '@colega/domain/certificados';
import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { localidad, rubro } from '@colega/web-kit/testing/datos-de-referencias.ts';

const COMITENTE: Legajo['comitentes'][number] = {
  id: 11,
  cuit: '27301112225',
  apellido_nombre: 'FERNANDEZ ANA PAULA',
  apellido: 'FERNANDEZ',
  nombre: 'ANA PAULA',
  fisico: true,
  locador: false,
  res_806: false,
  padron: 'validado',
  firmante: '',
  cargo: '',
  domicilio_real: null,
  domicilio_legal: { calle: 'Mitre', numero: '100', localidad: localidad() },
};
export const comitente = (cambios: Partial<Legajo['comitentes'][number]> = {}) => ({ ...COMITENTE, ...cambios });

const INMUEBLE: Legajo['inmuebles'][number] = {
  id: 21,
  ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
  calle: 'San Martín',
  numero: '450',
  piso: '2',
  depto: 'B',
  localidad: localidad(),
  partido: '055',
  partida: 12345,
  latitud: null,
  longitud: null,
};
export const inmueble = (cambios: Partial<Legajo['inmuebles'][number]> = {}) => ({ ...INMUEBLE, ...cambios });

/** One holder, one lessor, one property. */
export const legajoElectrico = (cambios: Partial<Legajo> = {}): Legajo =>
  legajo({
    rubro: rubro({ id: 5, clave: 'instalaciones_electricas', nombre: 'Instalaciones eléctricas', es_electrico: true }),
    comitentes: [comitente(), comitente({ id: 12, apellido_nombre: 'LOCADORA DEL SUR SA', locador: true })],
    inmuebles: [inmueble()],
    ...cambios,
  });

const TIPOS = import.meta.glob<{ type: TipoDeCertificado; nombre: string }[]>(
  '../../../../data/tipos-certificados.json',
  { eager: true, import: 'default' },
);
const nombreDeTipo = (type: TipoDeCertificado): string =>
  Object.values(TIPOS)
    .flat()
    .find((tipo) => tipo.type === type)?.nombre ?? type;

export const tipoOfrecido = (type: TipoDeCertificado, cambios: Partial<TipoOfrecido> = {}): TipoOfrecido => ({
  type,
  nombre: nombreDeTipo(type),
  disponible: true,
  motivo: null,
  ...cambios,
});
export const tiposElectricos = (): TipoOfrecido[] =>
  (['caie', 'caie_er', 't1r', 't1g', 'anexa_in_situ'] as const).map((type) => tipoOfrecido(type));

export const certificado = (cambios: Partial<Certificado> = {}): Certificado => ({
  id: 31,
  legajo: { id: 1, numero_legajo: 1042 },
  type: 't1g',
  nombre: nombreDeTipo('t1g'),
  numero_certificado: 'T1G-2026-000001',
  codigo: '0123456789abcdef0123456789abcdef',
  fecha_creacion: '2026-11-20',
  estado: { id: 2, clave: 'confirmado', nombre: 'Confirmado' },
  inmueble: { id: 21, texto: 'San Martín 450' },
  referencia: null,
  anexo_id: null,
  version: { numero: 1, fecha: '2026-11-20' },
  anulacion: null,
  puede_anularse: true,
  puede_editarse: false,
  ...cambios,
});

export const certificadoDeLista = (cambios: Partial<CertificadoDeLista> = {}): CertificadoDeLista => ({
  ...certificado(),
  titular: 'FERNANDEZ ANA PAULA',
  ...cambios,
});

const IMPRESO: CertificadoLeido['impreso'] = {
  profesional: { nombre: 'García, María Elena', matricula: 'T-12.345 · Técnica en Electricidad' },
  titular: { nombre: 'FERNANDEZ ANA PAULA', cuit: '27301112225' },
  localidad: 'La Plata (1900)',
  inmueble: 'San Martín 450, Piso 2, Dpto B, La Plata (1900), Partida 12345',
};

const POR_CORREO: CertificadoLeido['por_correo'] = { correo: null, responde_a: 'maria@example.com', ultimo: null };

export const certificadoLeido = (cambios: Partial<CertificadoLeido> = {}): CertificadoLeido => ({
  ...certificado(),
  versiones_anteriores: [],
  impreso: IMPRESO,
  por_correo: POR_CORREO,
  fotos: [],
  datos: {
    tipo_cableado: 'monofasico',
    verificacion: 'inicial',
    titular: { id: 11, localidad_id: 1, domicilio: 'Mitre 100' },
    inmueble: { id: 21 },
    inm_anio: 2026,
    ...Object.fromEntries(
      [
        'tab_principal',
        'int_diferencial_y_termomagnetico',
        'sis_puesta_tierra',
        'materiales_marca_s',
        'parametros_instalacion',
        'disposiciones_constructivas',
      ].map((ruta) => [ruta, true]),
    ),
  },
  ...cambios,
});

export const anexo = (cambios: Partial<CertificadoLeido> = {}): CertificadoLeido => ({
  ...certificado({
    id: 32,
    type: 'anexa_in_situ',
    nombre: nombreDeTipo('anexa_in_situ'),
    numero_certificado: 'ANEXAINSITU-2026-000001',
    referencia: { id: 31, numero_certificado: 'T1G-2026-000001' },
    puede_editarse: true,
  }),
  versiones_anteriores: [],
  por_correo: POR_CORREO,
  impreso: IMPRESO,
  datos: {
    certificado_referencia: 31,
    actividad: 'Vivienda',
    resolucion: 'res_enre_380_15',
    acometida: 'aerea',
    alimentacion: '10_mm',
    foto_gabinete: 41,
    foto_tp: 42,
    foto_canio_acometida: 43,
    foto_frente_inmueble: 44,
    ...Object.fromEntries(
      [
        'canio_doble_aislacion',
        'tp_menos2mt_gabinete',
        'grampa_sujecion',
        'gabinete_y_tablero_pvc',
        'conector_pvc_ingreso',
        'canio_bajada_nuevo',
        'caja_de_toma',
        'tp_interior_inmueble',
        'colores_normalizados',
      ].map((ruta) => [ruta, true]),
    ),
  },
  fotos: ['foto_gabinete', 'foto_tp', 'foto_canio_acometida', 'foto_frente_inmueble'].map((ruta, i) => ({
    ruta,
    id: 41 + i,
    nombre: `${ruta}.jpg`,
    content_url: `/media/${ruta}`,
  })),
  ...cambios,
});
