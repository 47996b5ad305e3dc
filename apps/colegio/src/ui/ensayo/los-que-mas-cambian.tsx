import { type ElQueCambia, type Ensayo, rutasDeEnsayos } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { CuentaExplicada } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { DosCuentas } from '@colega/web-kit/ui/legajo/dos-cuentas.tsx';
import { LosDosLados } from '@colega/web-kit/ui/legajo/los-dos-lados.tsx';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import estilos from './ensayo.module.css';
import { formatVariacion, nombrarTipoDeContrato } from './palabras.ts';

type Props = { ensayo: Ensayo; mayores: readonly ElQueCambia[] };

/** Each opens into its two accounts, line by line. */
export const LosQueMasCambian = ({ ensayo, mayores }: Props) => (
  <ol className={estilos.mayores} aria-label="Los que más cambian">
    {mayores.map((mayor) => (
      <li key={mayor.detalle_id}>
        <Uno ensayo={ensayo} mayor={mayor} />
      </li>
    ))}
  </ol>
);

const Uno = ({ ensayo, mayor }: { ensayo: Ensayo; mayor: ElQueCambia }) => {
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={estilos.mayor}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      >
        <span className={estilos.cual}>
          <strong>Legajo {mayor.numero_legajo}</strong>
          <span>
            {mayor.rubro}, {nombrarTipoDeContrato(mayor.tipo_contrato)} del {formatFecha(mayor.fecha)}
          </span>
        </span>
        <span className={estilos.cuanto}>
          <strong>{mayor.porcentaje === null ? 'No se cobraba' : formatVariacion(mayor.porcentaje)}</strong>
          <span>
            De {formatImporte(mayor.antes)} a {formatImporte(mayor.ahora)}
          </span>
        </span>
      </button>
      <div id={id} className={estilos.explicado} hidden={!abierto}>
        {abierto && <Explicado ensayoId={ensayo.id} mayor={mayor} />}
      </div>
    </>
  );
};

const Explicado = ({ ensayoId, mayor: { detalle_id, fecha } }: { ensayoId: number; mayor: ElQueCambia }) => {
  const { data, error, refetch } = useQuery({
    ...consulta(rutasDeEnsayos.explicadoDeEnsayo, { params: { id: ensayoId, detalle_id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data)
    return (
      <FallaDeConsulta
        error={error}
        mensaje={todosLosMensajes.error_cargar_ensayo}
        alReintentar={() => void refetch()}
      />
    );
  if (!data) return <EsqueletoDeTarjetas />;
  if (data.de === 'tasas') return <DosTasas fecha={fecha} {...data} />;
  return (
    <Stack gap="xs">
      <Text c="dimmed">
        Como se calculó el {formatFecha(fecha)} con {data.antes.resolucion}, y como sería con {data.ahora.resolucion}.
      </Text>
      <LosDosLados a={data.antes} b={data.ahora} nombres={['Como se calculó', 'Con este arancel']} />
    </Stack>
  );
};

type DeDosTasas = Record<'antes' | 'ahora', CuentaExplicada> & { fecha: string };

const normasDe = ({ pasos }: CuentaExplicada): string =>
  [...new Set(pasos.flatMap(({ fuente }) => ('norma' in fuente && fuente.norma !== '' ? [fuente.norma] : [])))].join(
    ', ',
  );

/** What each rate is says its own line: here, who says so. */
const DosTasas = ({ fecha, antes, ahora }: DeDosTasas) => {
  const [vieja, nueva] = [normasDe(antes), normasDe(ahora)];
  return (
    <DosCuentas
      a={antes}
      b={ahora}
      nombres={['Con las tasas de su día', 'Con estas tasas']}
      igual="lo mismo"
      porque={`Las tasas del ${formatFecha(fecha)}${vieja === '' ? '' : ` son de ${vieja}`}${nueva === '' ? '' : `; las que se preparan, de ${nueva}`}.`}
    />
  );
};
