import { formatImporte } from '@colega/domain/importes';
import { useElementSize } from '@mantine/hooks';
import { ALTO, ANCHO_DE_FICHA, type ColumnaDeMes, dibujarMeses } from './dibujo-de-meses.ts';
import estilos from './grafico-por-mes.module.css';
import { type Mes, textoDeMes } from './meses.ts';

const SERIES = [
  { clave: 'pagado', nombre: 'Pagado', color: estilos.pagado },
  { clave: 'adeudado', nombre: 'Adeudado', color: estilos.adeudado },
] as const;
const CORTO = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

export const GraficoPorMes = ({ meses }: { meses: readonly Mes[] }) => {
  const { ref, width } = useElementSize();
  return (
    <div className={estilos.grafico} aria-hidden>
      <div className={estilos.leyenda}>
        {SERIES.map(({ clave, nombre, color }) => (
          <span key={clave} className={estilos.serie}>
            <span className={`${estilos.punto} ${color}`} />
            {nombre}
          </span>
        ))}
      </div>
      <div ref={ref} className={estilos.lienzo} style={{ height: ALTO }}>
        {width > 0 && <Dibujo meses={meses} ancho={width} />}
      </div>
    </div>
  );
};

export const Dibujo = ({ meses, ancho }: { meses: readonly Mes[]; ancho: number }) => {
  const { lineas, columnas, izquierda, piso } = dibujarMeses(meses, ancho);
  return (
    <>
      <svg className={estilos.dibujo} width={ancho} height={ALTO} aria-hidden>
        {lineas.map(({ importe, y }) => (
          <g key={importe}>
            <line className={estilos.linea} x1={izquierda} x2={ancho} y1={y} y2={y} />
            <text className={estilos.importe} x={izquierda - 16} y={y}>
              {CORTO.format(importe)}
            </text>
          </g>
        ))}
        {columnas.map((columna) => (
          <BarraDelMes key={columna.mes.mes} {...columna} piso={piso} />
        ))}
      </svg>
      {columnas.map((columna) => (
        <FichaDelMes key={columna.mes.mes} {...columna} />
      ))}
    </>
  );
};

const BarraDelMes = ({ x, ancho, barra, pagado, adeudado, nombre, piso }: ColumnaDeMes & { piso: number }) => (
  <g>
    <rect className={estilos.pagado} x={barra.x} width={barra.ancho} y={pagado.y} height={pagado.alto} />
    <rect className={estilos.adeudado} x={barra.x} width={barra.ancho} y={adeudado.y} height={adeudado.alto} />
    {nombre !== null && (
      <text className={estilos.mes} x={x + ancho / 2} y={piso + 20}>
        {nombre}
      </text>
    )}
  </g>
);

const FichaDelMes = ({ mes, x, ancho, ficha }: ColumnaDeMes) => (
  <div className={estilos.columna} style={{ left: x, width: ancho }}>
    <div className={estilos.ficha} style={{ left: ficha - x, minWidth: ANCHO_DE_FICHA }} data-ficha>
      <strong>{textoDeMes(mes.mes, 'short')}</strong>
      {SERIES.map(({ clave, nombre, color }) => (
        <span key={clave} className={estilos.serie}>
          <span className={`${estilos.punto} ${color}`} />
          {nombre}
          <span className={estilos.cifra}>{formatImporte(mes[clave])}</span>
        </span>
      ))}
    </div>
  </div>
);
