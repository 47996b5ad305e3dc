import { rutasDeValores, type ValoresEnVigor } from '@colega/contract/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { traerOElUltimo } from '../../lib/consultas/ultimo-leido.ts';
import { ListaPlegable } from './lista-plegable.tsx';
import { LoPublicado } from './lo-publicado.tsx';
import estilos from './valores.module.css';

type Lista = ValoresEnVigor['listas'][number];

const TITULOS: Partial<Record<Lista['lista'], string>> = {
  cargos: 'Cargos de matrícula',
  control: 'Qué se mira al revisar un legajo',
  observaciones: 'Textos con los que se observa',
};

/** Where it comes from, and since when. */
const decirVigencia = ({ norma, desde }: Lista['renglones'][number]): string =>
  `${norma ?? 'De referencia'}, desde el ${formatFecha(desde)}`;

const VALORES = queryOptions({
  queryKey: [rutasDeValores.valoresEnVigor.path],
  queryFn: ({ signal }) => traerOElUltimo('valores-1', () => llamar(rutasDeValores.valoresEnVigor, {}, { signal })),
});

export const ListasEnVigor = () => (
  <LoPublicado consulta={useQuery(VALORES)} falla="No pudimos traer lo que rige hoy.">
    {({ listas }) => listas.map((lista) => <UnaLista key={lista.lista} lista={lista} />)}
  </LoPublicado>
);

const UnaLista = ({ lista: { lista, nombre, renglones } }: { lista: Lista }) => {
  const titulo = TITULOS[lista] ?? nombre;
  if (renglones.length === 0)
    return (
      <>
        <h2 className={estilos.subtitulo}>{titulo}</h2>
        <p>Todavía no hay ninguno publicado.</p>
      </>
    );
  return (
    <ListaPlegable titulo={titulo} cuantos={renglones.length}>
      {renglones.map((renglon) => (
        <Renglon
          key={`${renglon.que} ${renglon.detalle} ${renglon.cuanto}`}
          que={renglon.que}
          detalle={[renglon.detalle, decirVigencia(renglon)].filter((texto) => texto !== null).join(' · ')}
          cuanto={renglon.cuanto}
        />
      ))}
    </ListaPlegable>
  );
};
