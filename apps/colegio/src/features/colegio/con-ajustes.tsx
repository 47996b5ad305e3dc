import { rutasDeAjustes } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Ajuste } from './ajuste.ts';
import { DialogoDeAjuste } from './dialogo-de-ajuste.tsx';
import type { PropsDeParte } from './partes.tsx';

type Props = {
  /** After something was saved, or somebody else's was seen. */
  alGuardar?: () => Promise<unknown>;
  children: (props: PropsDeParte) => ReactNode;
};

/** What the college says of itself, and the dialog in which any of it is changed. */
export const ConAjustes = ({ alGuardar, children }: Props) => {
  const { data, error, refetch } = useQuery(consulta(rutasDeAjustes.ajustes, {}));
  const [ajuste, setAjuste] = useState<Ajuste | null>(null);
  const { refetch: reverConfiguracion } = useConfiguracion();
  // What is seen of the college is seen by whoever changed it first.
  const releer = async (): Promise<void> => {
    await Promise.all([refetch(), reverConfiguracion(), alGuardar?.()]);
  };
  if (!data && error)
    return <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_ajustes} alReintentar={releer} />;
  if (!data) return <EsqueletoDeTarjetas />;
  return (
    <>
      {children({ ajustes: data, alCambiar: setAjuste, alReleer: releer })}
      {ajuste && <DialogoDeAjuste ajuste={ajuste} ajustes={data} alCerrar={() => setAjuste(null)} alReleer={releer} />}
    </>
  );
};
