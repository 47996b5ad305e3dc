import { readFileSync } from 'node:fs';
import type { Paso } from '@colega/domain/honorarios';
import type { DatosDeCarnet } from '../../documents/carnet.ts';
import type { DatosDeCvd } from '../../documents/cvd.ts';
import type { DatosDePlanilla } from '../../documents/ficha-de-planilla.ts';
import type { DatosDePresupuesto } from '../../documents/presupuesto.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { EMISOR_DE_MUESTRA } from './emisor-de-muestra.ts';

export const ENLACE_DE_CARNET = 'http://127.0.0.1:3000/#/qr/abcDEF0123456789abcDEF0123456789';

export const retrato = (): Uint8Array => readFileSync(rutaDesdeRaiz('data/demo/retratos/mgarcia.png'));
export const rubrica = (): Uint8Array => readFileSync(rutaDesdeRaiz('data/demo/firmas/mgarcia.png'));

export const carnetDeMuestra = (cambios: Partial<DatosDeCarnet> = {}): DatosDeCarnet => ({
  colegio: EMISOR_DE_MUESTRA,
  numero: 'C-000012',
  nombre: 'María Elena García',
  cuit: '27240816356',
  distrito: 'Distrito I',
  matriculas: [
    { codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' },
    { codigo: 'T-18.902', descripcion: 'Técnica en Electricidad' },
  ],
  fecha: '2026-07-01',
  vencimiento: '2027-07-01',
  foto: null,
  enlace: ENLACE_DE_CARNET,
  ...cambios,
});

export const cvdDeMuestra = (cambios: Partial<DatosDeCvd> = {}): DatosDeCvd => ({
  colegio: EMISOR_DE_MUESTRA,
  numero: 'V-2026-000012',
  numero_control: '2026000012-4',
  fecha: '2026-11-10',
  creado: new Date('2026-11-10T15:00:00Z'),
  anulado: false,
  asesor: 'operador',
  enlace: 'http://127.0.0.1:3000/#/qr/cvd/abcDEF0123456789abcDEF0123456789',
  legajo: { numero: 41, rubro: 'Obra civil', modalidad: 'Tradicional' },
  matriculado: { nombre: 'María Elena García', cuit: '27201234565', matricula: 'T-12.345 · Maestra Mayor de Obras' },
  comitentes: [{ apellido_nombre: 'Ñandú Łukasz SA', cuit: '30712345671' }],
  inmuebles: [{ direccion: 'Calle 50 N.º 1234', lugar: 'La Plata (1900), La Plata', catastro: 'Circ. II · Secc. C' }],
  contratos: [
    {
      tipo: 'Contrato original',
      fecha: '2026-10-01',
      vencimiento: '2027-10-01',
      monto: '2500000.00',
      tareas: [{ nombre: 'Proyecto y dirección', monto: '2500000.00' }],
    },
  ],
  ...cambios,
});

export const paso = (texto: string, importe: string, forma: Paso['forma'], pasos: Paso[] = []): Paso => ({
  regla: 'prueba',
  texto,
  importe,
  forma,
  fuente: { norma: 'Res. 1/2026', articulo: 'art. 4' },
  pasos,
});

const superficie: Paso = {
  ...paso('120,00 m² cubiertos × $ 39.400,00 × 1,3', '6146400.00', 'calculo'),
  fuente: { supuesto: 'S-31' },
};

export const planillaDeMuestra = (cambios: Partial<DatosDePlanilla> = {}): DatosDePlanilla => ({
  colegio: EMISOR_DE_MUESTRA,
  calculo: {
    id: 17,
    fecha: '2026-03-15',
    segmento: 'civil',
    categoria: null,
    factor_coeficiente: '1.3',
    factor_correccion: '1',
    unidad_referencial: '39400.00',
    resolucion_id: 4,
    resolucion: 'Res. C.T. 1/2026',
    honorario: '6500000.55',
    honorario_convenido: '7000000.00',
    monto: '7000000.00',
    tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '7000000.00' }],
    tareas_valores: [],
    mensajes: ['El acta declara 12,50 % de obra faltante.'],
    pasos: [paso('Proyecto', '6500000.55', 'suma', [superficie, paso('Obra faltante ≥ 10 %', '353600.55', 'suma')])],
    documentacion: [],
  },
  calculado: new Date('2026-03-15T14:30:00Z'),
  segmento: 'Civil',
  categoria: null,
  matriculado: { nombre: 'María Elena García', cuit: '27-20123456-5' },
  legajo: null,
  ...cambios,
});

const CARGO_DE_MUESTRA = { forma: 'suma' as const, fuente: { norma: 'Acta 12/26' }, pasos: [] };

export const presupuestoDeMuestra = (cambios: Partial<DatosDePresupuesto> = {}): DatosDePresupuesto => {
  const { colegio, calculo, calculado, segmento, categoria, matriculado } = planillaDeMuestra();
  return {
    ...{ colegio, calculo, calculado, segmento, categoria },
    para: 'Consorcio Ñandú',
    convenido: '1500000.00',
    del_colegio: {
      importe: '93000.00',
      pasos: [
        { ...CARGO_DE_MUESTRA, regla: 'cep', texto: 'CEP: 5 % de $ 1.500.000,00', importe: '75000.00' },
        { ...CARGO_DE_MUESTRA, regla: 'timbrado', texto: 'Timbrado: 1,2 % de $ 1.500.000,00', importe: '18000.00' },
      ],
    },
    nota: 'Incluye dos visitas a la obra.',
    vence: '2026-04-15',
    tarifa_hasta: '2026-03-31',
    profesional: { ...matriculado, matriculas: ['T-12.345 · Maestra Mayor de Obras'] },
    ...cambios,
  };
};

export const LEGAJO_DE_MUESTRA: NonNullable<DatosDePlanilla['legajo']> = {
  numero: 41,
  contrato: 'Original',
  matricula: 'T-12.345 · Maestra Mayor de Obras',
  rubro: 'Obra civil',
  modalidad: 'Tradicional',
  comitentes: ['Ñandú Łukasz SA (30-71234567-1)'],
  ubicacion: 'Calle 50 N.º 1234, piso 1, La Plata · Circ. 2, Secc. C, Mz. 12, Parc. 3',
};
