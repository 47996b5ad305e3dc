import type { InformeLeido } from '@colega/contract/informes';
import { Grafico } from '../../ui/grafico/grafico.tsx';
import { Seccion } from '../../ui/seccion.tsx';
import { decirCifra } from './cifras.ts';

const decirEdad = (desde: number, hasta: number | null): string =>
  hasta === null ? `Más de ${desde - 1} días` : `${desde} a ${hasta} días`;

/** Those that wait today, whatever the months of the report. */
export const Abiertos = ({ abiertos }: { abiertos: NonNullable<InformeLeido['abiertos']> }) => {
  const total = abiertos.reduce((suma, { contratos }) => suma + contratos, 0);
  return (
    <Seccion titulo={`Esperan el visado: ${decirCifra('numero', total)}`}>
      <Grafico
        titulo="Contratos confirmados que hoy no están visados, por sus días hábiles de espera"
        forma="barras"
        datos={{
          rotulo: 'Espera',
          categorias: abiertos.map(({ desde, hasta }) => decirEdad(desde, hasta)),
          series: [{ nombre: 'Contratos', valores: abiertos.map(({ contratos }) => contratos) }],
          format: (valor) => decirCifra('numero', valor),
        }}
      />
    </Seccion>
  );
};
