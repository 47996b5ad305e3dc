import { ANCHO_DE_LETRA, colocarBarras, escalaDe, saltoDeRotulos } from './escala.ts';
import estilos from './grafico.module.css';
import { Lineas } from './lineas.tsx';
import type { DatosDeGrafico, Marco } from './tipos.ts';

export type Forma = 'columnas' | 'barras' | 'lineas';

type Props = { datos: DatosDeGrafico; marco: Marco; forma: Forma };

/** The axis, its marks and what is drawn; where one points or stands is drawn over it (zonas.tsx). */
export const Dibujo = ({ datos, marco, forma }: Props) =>
  forma === 'barras' ? <Acostado datos={datos} marco={marco} /> : <Parado datos={datos} marco={marco} forma={forma} />;

const Parado = ({ datos, marco, forma }: Props) => {
  const { izquierda, derecha, arriba, abajo, ancho, alto } = marco;
  const { en, marcas } = escalaDe(datos, alto - abajo, arriba);
  const largo = ancho - izquierda - derecha;
  const { categorias, format, formatEje = format } = datos;
  const cada = saltoDeRotulos(categorias, largo);
  const banda = largo / Math.max(categorias.length, 1);
  return (
    <>
      {marcas.map((marca) => (
        <g key={marca}>
          <line className={estilos.marca} x1={izquierda} x2={ancho - derecha} y1={en(marca)} y2={en(marca)} />
          <text className={estilos.rotulo} x={izquierda - 6} y={en(marca) + 4} textAnchor="end">
            {formatEje(marca)}
          </text>
        </g>
      ))}
      {categorias.map(
        (nombre, i) =>
          i % cada === 0 && (
            <text
              key={nombre}
              className={estilos.rotulo}
              x={izquierda + banda * (i + 0.5)}
              y={alto - 8}
              textAnchor="middle"
            >
              {nombre}
            </text>
          ),
      )}
      {forma === 'lineas' ? (
        <Lineas series={datos.series} en={en} izquierda={izquierda} banda={banda} />
      ) : (
        colocarBarras(datos, en, izquierda, largo).map(({ serie, categoria, base, fin, lado, grosor }) => (
          <rect
            key={`${serie} ${categoria}`}
            className={estilos.barra}
            data-serie={serie}
            x={lado}
            y={Math.min(base, fin)}
            width={grosor}
            height={Math.abs(base - fin)}
          />
        ))
      )}
      <line className={estilos.eje} x1={izquierda} x2={ancho - derecha} y1={en(0)} y2={en(0)} />
    </>
  );
};

const Acostado = ({ datos, marco }: Omit<Props, 'forma'>) => {
  const { izquierda, derecha, arriba, abajo, ancho, alto } = marco;
  const { en, marcas } = escalaDe(datos, izquierda, ancho - derecha);
  const largo = alto - arriba - abajo;
  const { categorias, format, formatEje = format } = datos;
  const banda = largo / Math.max(categorias.length, 1);
  const cada = saltoDeRotulos(marcas.map(formatEje), ancho - izquierda - derecha);
  const letras = Math.floor((izquierda - 8) / ANCHO_DE_LETRA);
  return (
    <>
      {marcas.map((marca, i) => (
        <g key={marca}>
          <line className={estilos.marca} x1={en(marca)} x2={en(marca)} y1={arriba} y2={alto - abajo} />
          {i % cada === 0 && (
            <text className={estilos.rotulo} x={en(marca)} y={alto - 8} textAnchor="middle">
              {formatEje(marca)}
            </text>
          )}
        </g>
      ))}
      {categorias.map((nombre, i) => (
        <text
          key={nombre}
          className={estilos.rotulo}
          x={izquierda - 6}
          y={arriba + banda * (i + 0.5) + 4}
          textAnchor="end"
        >
          {nombre.length > letras ? `${nombre.slice(0, letras - 1)}…` : nombre}
        </text>
      ))}
      {colocarBarras(datos, en, arriba, largo).map(({ serie, categoria, base, fin, lado, grosor }) => (
        <rect
          key={`${serie} ${categoria}`}
          className={estilos.barra}
          data-serie={serie}
          x={Math.min(base, fin)}
          y={lado}
          width={Math.abs(fin - base)}
          height={grosor}
        />
      ))}
      <line className={estilos.eje} x1={en(0)} x2={en(0)} y1={arriba} y2={alto - abajo} />
    </>
  );
};
