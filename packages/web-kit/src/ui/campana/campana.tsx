import { rutasDeAvisos } from '@colega/contract/avisos';
import type { Lado } from '@colega/domain/avisos';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { consulta } from '../../lib/consultas/consulta.ts';
import marco from '../marco/marco.module.css';
import { Icono } from '../signos/icono.tsx';
import estilos from './campana.module.css';

const CADA_MS = 120_000;
const MAXIMO = 99;

const nombreDe = (cuantos: number): string => {
  if (cuantos === 0) return 'Avisos';
  if (cuantos > MAXIMO) return `Avisos: más de ${MAXIMO} sin leer`;
  return `Avisos: ${cuantos} sin leer`;
};

/** How many notices nobody read yet, and the way to them. */
const Campana = ({ lado, a }: { lado: Lado; a: string }) => {
  const { data } = useQuery({
    ...consulta(rutasDeAvisos.avisosSinLeer, { query: { lado } }),
    refetchInterval: CADA_MS,
  });
  const cuantos = data?.sin_leer ?? 0;
  return (
    <>
      <ActionIcon
        component={Link}
        to={a}
        color="gray"
        className={marco.accion}
        aria-label={nombreDe(cuantos)}
        title={nombreDe(cuantos)}
      >
        <Icono nombre="campana" tamanio={24} />
      </ActionIcon>
      {cuantos > 0 && (
        <span className={estilos.cuenta} aria-hidden="true">
          {cuantos > MAXIMO ? `${MAXIMO}+` : cuantos}
        </span>
      )}
    </>
  );
};

export default Campana;
