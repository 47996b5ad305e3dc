import { DEFINICIONES, type FilaDeInforme, type InformeLeido, NOMBRES_DE_CORTES } from '@colega/contract/informes';
import { Link } from 'react-router';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { decirCambio, decirCifra } from './cifras.ts';
import estilos from './informes.module.css';

type Props = {
  informe: InformeLeido;
  comparar: boolean;
  actualizando: boolean;
  /** Where what is behind a row is; null when it is of several things. */
  detras: (clave: string) => string | null;
};

export const TablaDeInforme = ({ informe, comparar, actualizando, detras }: Props) => {
  const { cifras, nombre } = DEFINICIONES[informe.informe];
  const ancho = `${Math.floor(76 / cifras.length)}%`;
  return (
    <TablaDeLaMesa
      nombre={`${nombre}: cifras`}
      columnas={[[NOMBRES_DE_CORTES[informe.por], '24%'], ...cifras.map(({ titulo }) => [titulo, ancho] as const)]}
      actualizando={actualizando}
    >
      {informe.filas.map((fila) => (
        <Fila key={fila.clave} {...{ informe, comparar, fila }} direccion={detras(fila.clave)} />
      ))}
      <Fila {...{ informe, comparar }} fila={{ clave: 'total', nombre: 'Total', ...informe.total }} direccion={null} />
    </TablaDeLaMesa>
  );
};

type DeFila = { informe: InformeLeido; comparar: boolean; fila: FilaDeInforme; direccion: string | null };

const Fila = ({ informe, comparar, fila: { clave, nombre, cifras, antes }, direccion }: DeFila) => (
  <tr className={clave === 'total' ? estilos.total : undefined}>
    <th scope="row">{direccion ? <Link to={direccion}>{nombre}</Link> : nombre}</th>
    {DEFINICIONES[informe.informe].cifras.map(({ clave: cual, titulo, tipo }) => {
      const cambio = decirCambio(tipo, cifras[cual], antes[cual]);
      return (
        <td key={cual} data-rotulo={titulo} data-cifra>
          <span className={estilos.cifra}>{decirCifra(tipo, cifras[cual])}</span>
          {comparar && (
            <span className={estilos.antes}>
              {`antes ${decirCifra(tipo, antes[cual])}`}
              {cambio !== null && ` (${cambio})`}
            </span>
          )}
        </td>
      );
    })}
  </tr>
);
