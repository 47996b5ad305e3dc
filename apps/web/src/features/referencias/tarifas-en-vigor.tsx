import { rutasDelLaboratorio, type TarifaPublicada } from '@colega/contract/honorarios';
import { diaDelColegio, formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { traerOElUltimo } from '../../lib/consultas/ultimo-leido.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { LoPublicado } from './lo-publicado.tsx';
import estilos from './valores.module.css';

const TARIFAS = queryOptions({
  queryKey: [rutasDelLaboratorio.tarifas.path],
  queryFn: ({ signal }) => traerOElUltimo('tarifas-1', () => llamar(rutasDelLaboratorio.tarifas, {}, { signal })),
});

/** Each one that the college published, as it is. */
export const TarifasEnVigor = () => (
  <LoPublicado consulta={useQuery(TARIFAS)} falla="No pudimos traer los honorarios mínimos.">
    {({ items }) =>
      items.length === 0 ? (
        <SinTarifa />
      ) : (
        <>
          <PorRegir items={items} />
          <Tarifas items={items} />
        </>
      )
    }
  </LoPublicado>
);

const SinTarifa = () => (
  <p>El Colegio todavía no publicó su tarifa de honorarios. Cuando la publique, se lee y se calcula acá.</p>
);

/** The first one begins later: nothing is calculated until then. They come the last to begin first. */
const PorRegir = ({ items }: { items: readonly TarifaPublicada[] }) => {
  const primera = items.at(-1);
  if (!primera || primera.vigente_desde <= diaDelColegio(new Date())) return null;
  const dia = formatFecha(primera.vigente_desde);
  return (
    <p>
      La primera tarifa del Colegio rige desde el {dia}: hasta ese día no hay honorario mínimo.{' '}
      <Link to={DIRECCIONES.honorarios}>Se puede calcular con una fecha de ese día en adelante</Link>.
    </p>
  );
};

/** What is in force, and what comes or was just before: the others are of files of years ago. */
const A_LA_VISTA = 3;

const Tarifas = ({ items }: { items: readonly TarifaPublicada[] }) => {
  const anteriores = items.slice(A_LA_VISTA);
  return (
    <>
      <ListaDeRenglones etiqueta="Honorarios mínimos">{items.slice(0, A_LA_VISTA).map(renglonDe)}</ListaDeRenglones>
      {anteriores.length > 0 && (
        <details className={estilos.plegable}>
          <summary>
            Las anteriores <span>{anteriores.length}</span>
          </summary>
          <ListaDeRenglones etiqueta="Honorarios mínimos anteriores">{anteriores.map(renglonDe)}</ListaDeRenglones>
        </details>
      )}
    </>
  );
};

const renglonDe = ({ nombre, unidad_referencial, honorario_minimo, ...una }: TarifaPublicada) => (
  <Renglon
    key={una.vigente_desde}
    que={nombre}
    detalle={[
      periodo(una),
      una.confirmada ? null : 'De referencia',
      `Honorario mínimo ${formatImporte(honorario_minimo)}`,
    ]
      .filter((texto) => texto !== null)
      .join(' · ')}
    cuanto={`UR ${formatImporte(unidad_referencial)}`}
  />
);

const periodo = ({ vigente_desde, vigente_hasta }: Pick<TarifaPublicada, 'vigente_desde' | 'vigente_hasta'>): string =>
  vigente_hasta === null
    ? `Desde el ${formatFecha(vigente_desde)}`
    : `Del ${formatFecha(vigente_desde)} al ${formatFecha(vigente_hasta)}`;
