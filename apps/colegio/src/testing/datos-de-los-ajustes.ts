import type { AjustesDelColegio } from '@colega/contract/colegio';
import { CLAVES_DE_PLAZO } from '@colega/domain/colegio';

const lugar = { domicilio: 'Calle 47', localidad: 'La Plata', correo: 'hola@colegio.example' };
const TELEFONO = '(0221) 555-0100';

const OBSERVACION = 'El Colegio observa un legajo tuyo';
const deLaObservacion = (parte: string, clave: string, texto: string) => ({
  ...{ version: 1, clave, nombre: `${parte}: ${OBSERVACION}`, texto, de_entrada: texto },
  carta: { evento: 'observado' as const, nombre: OBSERVACION, parte },
  datos: [{ dato: 'legajo', ejemplo: '1234' }],
});
const textosDeLaObservacion = () => [
  deLaObservacion('Asunto', 'asunto.observado', 'El Colegio observó {legajo}'),
  deLaObservacion('Cómo empieza', 'apertura.observado', 'El Colegio revisó tu legajo {legajo}.'),
  deLaObservacion('Cómo termina', 'cierre.observado', 'Podés responder con palabras.'),
];

export const ajustesDelColegio = (cambios: Partial<AjustesDelColegio> = {}): AjustesDelColegio => ({
  identidad: { version: 3, nombre: 'Colegio de Técnicos', cuit: '30546672340', ...lugar, telefono: TELEFONO },
  colores: { version: 1, color: null, color_oscuro: null },
  marca: { version: 1, marca_url: null },
  distritos: [
    { version: 1, id: 1, nombre: 'Distrito I', cerrado: false },
    { version: 1, id: 2, nombre: 'Distrito II', cerrado: false },
  ],
  partidos: {
    version: 5,
    partidos: [
      { id: 13, nombre: 'Berisso', codigo_arba: '013', distrito_id: 1 },
      { id: 55, nombre: 'La Plata', codigo_arba: '055', distrito_id: 1 },
      { id: 63, nombre: 'Lomas de Zamora', codigo_arba: '063', distrito_id: 2 },
    ],
  },
  oficinas: [
    {
      ...{ nombre: 'Sede La Plata', distrito: 'Distrito I', ...lugar, telefonos: [TELEFONO] },
      ...{ horario: '', orden: 1, distrito_id: 1 },
    },
  ],
  primeras_oficinas: { version: 4, se_dicen: false },
  bancos: [
    {
      ...{ version: 1, id: 3, nombre: 'Banco de la Provincia', cbu: null, columnas: {}, desde: '2015-01-01' },
      ...{ dejado_desde: null, en_uso: true, cuenta: { codigo: '1.1.01.02', nombre: 'Bancos: Provincia' } },
    },
  ],
  columnas_conocidas: {
    ...{ fecha: ['Fecha'], importe: ['Importe'], credito: ['Crédito'], debito: ['Débito'], comision: ['Comisión'] },
    ...{ numero: ['Comprobante'], cupon: ['Cupón'], detalle: ['Concepto'] },
  },
  rubros: {
    version: 1,
    rubros: [
      { id: 7, nombre: 'Instalaciones de gas', activo: true },
      { id: 1, nombre: 'Obra civil', activo: true },
    ],
  },
  plazos: CLAVES_DE_PLAZO.map((plazo) => ({ version: 1, plazo, dias: 5, siguen: [] })),
  en_marcha: false,
  textos: [
    {
      ...{ version: 1, clave: 'saludo_de_cartas', nombre: 'Cómo saludan las cartas' },
      ...{ texto: 'Hola, {nombre}:', de_entrada: 'Hola, {nombre}:' },
      ...{ carta: null, datos: [{ dato: 'nombre', ejemplo: 'Ana Paz' }] },
    },
    ...[
      { clave: 'pie_de_cartas', nombre: 'Al pie de las cartas' },
      { clave: 'pie_de_papeles', nombre: 'Al pie de los papeles' },
      { clave: 'papel.cupon', nombre: 'Leyenda del cupón de pago' },
      { clave: 'firma.cvd', nombre: 'Firma del certificado de visado' },
    ].map((uno) => ({ ...uno, version: 1, texto: '', de_entrada: '', carta: null, datos: [] })),
    ...textosDeLaObservacion(),
  ],
  ...cambios,
});
