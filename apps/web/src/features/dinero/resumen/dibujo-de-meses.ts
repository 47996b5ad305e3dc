import { type Mes, textoDeMes } from './meses.ts';

/** Pixels. The amounts' names are left of the plot, those of the months below it. */
export const ALTO = 216;
const IZQUIERDA = 64;
const ABAJO = 28;
const ARRIBA = 8;
const PISO = ALTO - ABAJO;
const PARTE_DE_LA_BARRA = 0.8;
const BARRA_MAS_ANCHA = 48;
const BARRA_MAS_BAJA = 2;
/** It fits "sept 26", with some air. */
const ANCHO_DE_NOMBRE = 52;
export const ANCHO_DE_FICHA = 248;
const AIRE = 8;
const LINEAS = 4;
const PASOS_REDONDOS = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

type Tramo = { y: number; alto: number };
export type ColumnaDeMes = {
  mes: Mes;
  x: number;
  ancho: number;
  barra: { x: number; ancho: number };
  pagado: Tramo;
  adeudado: Tramo;
  nombre: string | null;
  ficha: number;
};
export type DibujoDeMeses = {
  lineas: { importe: number; y: number }[];
  columnas: ColumnaDeMes[];
  izquierda: number;
  piso: number;
};

/** The lines go in round steps, from zero to the first one that nothing passes. */
export const marcasHasta = (maximo: number): number[] => {
  if (maximo <= 0) return [0];
  const justo = maximo / LINEAS;
  const decena = 10 ** Math.floor(Math.log10(justo));
  const paso = (PASOS_REDONDOS.find((redondo) => redondo * decena >= justo) ?? 10) * decena;
  return Array.from({ length: Math.ceil(maximo / paso) + 1 }, (_, i) => i * paso);
};

export const distanciaEntreNombres = (meses: number, ancho: number): number =>
  Math.max(1, Math.ceil((ANCHO_DE_NOMBRE * meses) / ancho));

const lugarDeLaFicha = (x: number, ancho: number, anchoTotal: number): number => {
  const alLado = x + ancho / 2 < anchoTotal / 2 ? x + ancho + AIRE : x - AIRE - ANCHO_DE_FICHA;
  return Math.max(0, Math.min(alLado, anchoTotal - ANCHO_DE_FICHA));
};

/** Pixels. Amounts become numbers here alone, since it is only for the eyes. */
export const dibujarMeses = (meses: readonly Mes[], anchoTotal: number): DibujoDeMeses => {
  const marcas = marcasHasta(Math.max(0, ...meses.map(({ pagado, adeudado }) => Number(pagado) + Number(adeudado))));
  const tope = marcas.at(-1) || 1;
  const alto = (importe: number): number =>
    importe <= 0 ? 0 : Math.max(BARRA_MAS_BAJA, (importe / tope) * (PISO - ARRIBA));
  const ancho = (anchoTotal - IZQUIERDA) / meses.length;
  const barra = Math.min(BARRA_MAS_ANCHA, ancho * PARTE_DE_LA_BARRA);
  const cada = distanciaEntreNombres(meses.length, anchoTotal - IZQUIERDA);
  const columna = (mes: Mes, i: number): ColumnaDeMes => {
    const x = IZQUIERDA + i * ancho;
    const [altoPagado, altoAdeudado] = [alto(Number(mes.pagado)), alto(Number(mes.adeudado))];
    return {
      mes,
      x,
      ancho,
      barra: { x: x + (ancho - barra) / 2, ancho: barra },
      pagado: { y: PISO - altoPagado, alto: altoPagado },
      adeudado: { y: PISO - altoPagado - altoAdeudado, alto: altoAdeudado },
      nombre: (meses.length - 1 - i) % cada === 0 ? textoDeMes(mes.mes, 'short') : null,
      ficha: lugarDeLaFicha(x, ancho, anchoTotal),
    };
  };
  return {
    lineas: marcas.map((importe) => ({ importe, y: PISO - (importe / tope) * (PISO - ARRIBA) })),
    columnas: meses.map(columna),
    izquierda: IZQUIERDA,
    piso: PISO,
  };
};
