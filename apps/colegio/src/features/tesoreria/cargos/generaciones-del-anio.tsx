import {
  type CargosDelAnio,
  type GeneracionDeCargos,
  rutasDeCargosDelAnio,
  rutasDeCuentasDePersonas,
} from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { formatInstante, Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import {
  contarCargos,
  crearConfirmacionDeAnulacion,
  crearPedidoDeAnulacion,
  crearRechazoDeAnulacion,
  decirLoQueQueda,
} from './actos-de-generacion.ts';

const MIENTRAS_SE_ANULA_MS = 2_000;

type Props = { anio: number; generacion: CargosDelAnio['generacion'] | undefined; alCambiar: () => void };

/** Each time that the charges of a year were made, and how those made by mistake are taken back. */
export const GeneracionesDelAnio = ({ anio, generacion, alCambiar }: Props) => {
  const [acto, setActo] = useState<ActoDeTesoreria | null>(null);
  const cliente = useQueryClient();
  const leidas = useQuery({
    ...consulta(rutasDeCargosDelAnio.generacionesDeCargos, { query: { anio } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ anulacion }) => anulacion?.estado === 'en_curso') ? MIENTRAS_SE_ANULA_MS : false,
  });
  const enCurso = leidas.data?.items.some(({ anulacion }) => anulacion?.estado === 'en_curso') ?? false;
  const anulaba = useRef(enCurso);
  // What it took away can be charged again: what is there to charge is another by now.
  useEffect(() => {
    if (anulaba.current && !enCurso) alCambiar();
    anulaba.current = enCurso;
  }, [enCurso, alCambiar]);
  const { refetch } = leidas;
  const deCual = generacion && `${generacion.pedida_en} ${generacion.estado}`;
  const leida = useRef(deCual);
  // The charges come when they come: what is being asked stays open, and only another generation is read again.
  useEffect(() => {
    if (leida.current !== undefined && leida.current !== deCual) void refetch();
    leida.current = deCual;
  }, [deCual, refetch]);
  if (generacion?.estado === 'en_curso' && !acto) return null;
  return (
    <ConDatos consulta={leidas} falla={todosLosMensajes.error_cargar_generaciones}>
      {({ items }) =>
        items.length > 0 && (
          <Seccion titulo="Cómo se generaron">
            <Stack gap="md" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {items.map((generacion) => (
                <li key={generacion.id}>
                  <UnaGeneracion generacion={generacion} alActuar={setActo} />
                </li>
              ))}
            </Stack>
            {acto && (
              <DialogoDeTesoreria
                acto={acto}
                alCerrar={() => setActo(null)}
                alHacerse={() => {
                  void leidas.refetch();
                  void cliente.invalidateQueries({ queryKey: [rutasDeCuentasDePersonas.porConfirmar.path] });
                  alCambiar();
                }}
              />
            )}
          </Seccion>
        )
      }
    </ConDatos>
  );
};

type DeUna = { generacion: GeneracionDeCargos; alActuar: (acto: ActoDeTesoreria) => void };

const UnaGeneracion = ({ generacion, alActuar }: DeUna) => {
  const { quien, pedida_en, cargos, importe, se_van, anulacion } = generacion;
  const espera = anulacion?.estado === 'pedida' || anulacion?.estado === 'en_curso';
  return (
    <Stack gap="xs">
      <Text>
        El <Instante valor={pedida_en} />, {quien}: {contarCargos(cargos)} por {formatImporte(importe)}.
      </Text>
      {anulacion && <LaAnulacion generacion={generacion} anulacion={anulacion} alActuar={alActuar} />}
      {!espera && se_van && se_van.cargos > 0 && (
        <Group gap="sm">
          <Text size="sm">
            Se pueden anular {contarCargos(se_van.cargos)} por {formatImporte(se_van.importe)}.{' '}
            {decirLoQueQueda(generacion).join(' ')}
          </Text>
          <Accion de={formatInstante(pedida_en)} alPresionar={() => alActuar(crearPedidoDeAnulacion(generacion))}>
            Anular los de esa vez
          </Accion>
        </Group>
      )}
    </Stack>
  );
};

type DeAnulacion = DeUna & { anulacion: NonNullable<GeneracionDeCargos['anulacion']> };

const LaAnulacion = ({ generacion, anulacion, alActuar }: DeAnulacion) => {
  const { estado, pidio, decidio, motivo, por_mirar, miradas, anulados, importe, quedaron } = anulacion;
  if (estado === 'rechazada')
    return (
      <Text size="sm" c="dimmed">
        No se anularon:{' '}
        {pidio === decidio ? `${pidio} retiró el pedido` : `lo pidió ${pidio}, y ${decidio} dijo que no`}:{' '}
        {anulacion.respuesta}
      </Text>
    );
  if (estado === 'terminada')
    return (
      <Text size="sm" c="dimmed">
        Se anularon {contarCargos(anulados)} por {formatImporte(importe)}, y quedaron {quedaron}. Lo pidió {pidio}, lo
        confirmó {decidio}: {motivo}
      </Text>
    );
  if (estado === 'en_curso')
    return (
      <Stack gap="xs">
        <Text role="status">
          Anulando: {miradas} de {por_mirar} personas, {contarCargos(anulados)}.
        </Text>
        <Progress
          value={por_mirar === 0 ? 100 : (100 * miradas) / por_mirar}
          aria-label="Cuánto va de la anulación"
          size="lg"
        />
      </Stack>
    );
  return <PorConfirmar generacion={generacion} anulacion={anulacion} alActuar={alActuar} />;
};

const PorConfirmar = ({ generacion, anulacion, alActuar }: DeAnulacion) => {
  const { pidio, motivo, es_propia } = anulacion;
  const { se_van } = generacion;
  const cuando = formatInstante(generacion.pedida_en);
  const nada = se_van?.cargos === 0;
  const anular = `Anular ${contarCargos(se_van?.cargos ?? 0)}`;
  const rechazar = es_propia ? 'Retirar el pedido' : 'No anularlos';
  return (
    <Nota tono="advierte" titulo="Anulación por confirmar">
      <Stack gap="sm">
        <Text>
          La pidió {pidio}: {motivo}
        </Text>
        {nada && <Text>{['Ya no queda ninguno que se pueda anular.', ...decirLoQueQueda(generacion)].join(' ')}</Text>}
        {es_propia && !nada && <Text>La pediste vos: la tiene que confirmar otra persona.</Text>}
        <Group gap="sm">
          {!es_propia && se_van && !nada && (
            <Button
              aria-label={`${anular}: ${cuando}`}
              onClick={() => alActuar(crearConfirmacionDeAnulacion(generacion, anulacion))}
            >
              {anular}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={`${rechazar}: ${cuando}`}
            onClick={() => alActuar(crearRechazoDeAnulacion(anulacion))}
          >
            {rechazar}
          </Button>
        </Group>
      </Stack>
    </Nota>
  );
};
