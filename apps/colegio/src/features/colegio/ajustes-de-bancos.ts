import { type AjustesDelColegio, rutasDeAjustes as R } from '@colega/contract/colegio';
import { parseColumnas, validarBanco, validarNombreDeBanco } from '@colega/domain/colegio';
import { COLUMNAS_DE_BANCO, type ColumnaDeBanco } from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { Ajuste, LoAjustado } from './ajuste.ts';
import { armarErrores, dato } from './campos-de-ajuste.ts';

type Banco = AjustesDelColegio['bancos'][number];

const NOMBRE = dato('nombre', 'Nombre', 60, 'Si son dos cuentas de un banco, con lo que las distingue.');
const CBU = crearCampo('cbu', 'CBU', 'texto', { largo: 30, ayuda: 'Si se quiere: se lee solo acá.' });
const DESDE = crearCampo('desde', 'Se usa desde', 'fecha', { requerido: true });
const CODIGO = crearCampo('codigo', 'Código de su cuenta en el libro', 'texto', {
  largo: 20,
  ayuda: 'Sin él, el de las transferencias. Después se cambia en Códigos de cuenta.',
});

const leer = ({ nombre = '', cbu = '', desde = '' }: LoAjustado) => {
  const numeros = cbu.replace(/[-\s]/g, '');
  return { nombre, cbu: numeros === '' ? null : numeros, desde };
};

const validarCon =
  ({ bancos }: AjustesDelColegio, propio: number | null) =>
  (valores: LoAjustado): Record<string, string> => {
    const { nombre, cbu } = leer(valores);
    const otros = bancos.filter(({ id }) => id !== propio).map((otro) => otro.nombre);
    return armarErrores([...validarBanco({ cbu, columnas: {} }), ...validarNombreDeBanco(nombre.trim(), otros)]);
  };

const versionDe = ({ id, version }: Banco) => ({
  versionEn: ({ bancos }: AjustesDelColegio) => bancos.find((otro) => otro.id === id)?.version ?? version,
});

export const crearBancoNuevo = (ajustes: AjustesDelColegio, hoy: Fecha): Ajuste => ({
  titulo: 'Agregar un banco',
  consecuencias: [
    'Desde ese día se ofrece donde se anota una transferencia, un depósito o una devolución, y se leen sus extractos. Tiene su cuenta en el libro.',
  ],
  campos: [NOMBRE, CBU, CODIGO, DESDE],
  iniciales: { desde: hoy },
  validar: validarCon(ajustes, null),
  pedir: (valores, opciones) =>
    llamar(
      R.crearBanco,
      { body: { ...leer(valores), columnas: {}, codigo: (valores.codigo ?? '').trim() || null } },
      opciones,
    ),
});

export const crearCambioDeBanco = (ajustes: AjustesDelColegio, banco: Banco): Ajuste => {
  const { id, nombre, cbu, desde, columnas } = banco;
  return {
    titulo: `Cambiar ${nombre}`,
    consecuencias: ['El nombre se lee también en lo de antes. Su cuenta del libro es la misma.'],
    campos: [NOMBRE, CBU, DESDE],
    iniciales: { nombre, cbu: cbu ?? '', desde },
    ...versionDe(banco),
    validar: validarCon(ajustes, id),
    pedir: (valores, opciones) =>
      llamar(R.cambiarBanco, { params: { id }, body: { ...leer(valores), columnas } }, opciones),
  };
};

const NOMBRES_DE_COLUMNAS: Readonly<Record<ColumnaDeBanco, string>> = {
  fecha: 'Día',
  importe: 'Importe con su signo',
  credito: 'Importe que entró',
  debito: 'Importe que salió',
  numero: 'Número de comprobante',
  cupon: 'Número de cupón',
  detalle: 'Detalle',
  comision: 'Comisión',
};

const rutaDe = (columna: ColumnaDeBanco): string => `columnas.${columna}`;

const leerColumnas = (valores: LoAjustado): Partial<Record<ColumnaDeBanco, string[]>> =>
  Object.fromEntries(
    COLUMNAS_DE_BANCO.map((columna) => [columna, parseColumnas(valores[rutaDe(columna)] ?? '')] as const).filter(
      ([, nombres]) => nombres.length > 0,
    ),
  );

export const crearColumnasDeBanco = ({ columnas_conocidas }: AjustesDelColegio, banco: Banco): Ajuste => {
  const { id, nombre, cbu, desde, columnas } = banco;
  return {
    titulo: `Columnas de los extractos de ${nombre}`,
    consecuencias: [
      'Decí solo las que su archivo llama de otra manera. Lo que ya se leyó queda como se leyó.',
      'Un día se lee 20/03/2026, 20-3-26 o 2026-03-20, y un importe 1.234,56 o 1234.56, sin decirlo.',
    ],
    campos: COLUMNAS_DE_BANCO.map((columna) =>
      crearCampo(rutaDe(columna), NOMBRES_DE_COLUMNAS[columna], 'texto', {
        largo: 300,
        ayuda: `Si no decís nada: ${columnas_conocidas[columna].join(', ')}.`,
      }),
    ),
    iniciales: Object.fromEntries(
      COLUMNAS_DE_BANCO.map((columna) => [rutaDe(columna), (columnas[columna] ?? []).join(', ')]),
    ),
    ...versionDe(banco),
    validar: (valores) => armarErrores(validarBanco({ cbu: null, columnas: leerColumnas(valores) })),
    pedir: (valores, opciones) =>
      llamar(
        R.cambiarBanco,
        { params: { id }, body: { nombre, cbu, desde, columnas: leerColumnas(valores) } },
        opciones,
      ),
  };
};

export const crearFinDeBanco = (banco: Banco, hoy: Fecha): Ajuste => {
  const { id, nombre } = banco;
  return {
    titulo: `Dejar de usar ${nombre}`,
    consecuencias: [
      'Desde ese día no se ofrece más. Lo que tuvo queda en el libro y en los cierres, y por tres meses se leen los extractos que falten.',
    ],
    campos: [crearCampo('dejado_desde', 'No se usa desde', 'fecha', { requerido: true })],
    iniciales: { dejado_desde: hoy },
    ...versionDe(banco),
    validar: () => ({}),
    pedir: ({ dejado_desde = '' }, opciones) =>
      llamar(R.cambiarUsoDeBanco, { params: { id }, body: { dejado_desde } }, opciones),
  };
};

export const crearVueltaDeBanco = (banco: Banco): Ajuste => ({
  titulo: `Usar ${banco.nombre} otra vez`,
  consecuencias: [
    banco.dejado_desde === null
      ? 'Se ofrece otra vez.'
      : `No se usaba desde el ${formatFecha(banco.dejado_desde)}. Se ofrece otra vez.`,
  ],
  campos: [],
  iniciales: {},
  ...versionDe(banco),
  validar: () => ({}),
  pedir: (_, opciones) =>
    llamar(R.cambiarUsoDeBanco, { params: { id: banco.id }, body: { dejado_desde: null } }, opciones),
});
