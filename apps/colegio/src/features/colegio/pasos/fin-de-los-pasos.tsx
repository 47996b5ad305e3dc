import type { PrimerosPasos } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { esDeOtros, pasosQueFaltan } from '@colega/domain/colegio';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { decirListasDeFabrica } from '../../../lib/decir-listas-de-fabrica.ts';
import { decirTarifa } from '../../../lib/decir-tarifa.ts';
import { decirQuienLoHace, PANTALLAS_QUE_SIGUEN } from '../../../lib/lo-que-sigue.ts';
import { useOperador } from '../../../lib/operador.ts';
import { NOMBRES_DE_PASO } from '../../../lib/pasos-del-colegio.ts';
import { Seccion } from '../../../ui/seccion.tsx';

type Props = {
  avance: PrimerosPasos;
  trabajando: boolean;
  alAbrir: (paso: PrimerosPasos['pasos'][number]['paso']) => void;
  alCerrar: () => Promise<void>;
};

/** What was left, what still is the program's, and what comes after. */
export const FinDeLosPasos = ({ avance, trabajando, alAbrir, alCerrar }: Props) => {
  const { permisos } = useOperador();
  const faltan = pasosQueFaltan(avance.pasos, avance.en_marcha);
  const deOtros = avance.pasos.filter(({ paso, estado }) => estado !== 'hecho' && esDeOtros(paso, avance.en_marcha));
  const deLaTarifa = decirTarifa(avance);
  const deFabrica = avance.pasos.filter(({ estado, de_fabrica }) => de_fabrica && estado === 'hecho');
  return (
    <>
      <Seccion titulo={faltan.length + deOtros.length === 0 ? 'Los ocho pasos están hechos' : 'Lo que quedó'}>
        {faltan.length > 0 && (
          <>
            <Text>Se pueden hacer cuando quieras, en cualquier orden:</Text>
            <Group gap="xs">
              {faltan.map((paso) => (
                <Button key={paso} variant="default" onClick={() => alAbrir(paso)}>
                  {NOMBRES_DE_PASO[paso]}
                </Button>
              ))}
            </Group>
          </>
        )}
        {deOtros.length > 0 && (
          <Text>{`${todosLosMensajes.plazo_que_se_publica} ${decirQuienLoHace('aranceles.preparar')}`}</Text>
        )}
        {deFabrica.length > 0 && (
          <Text>
            {`Siguen como vinieron con el programa: ${deFabrica.map(({ paso }) => NOMBRES_DE_PASO[paso]).join(', ')}.`}
          </Text>
        )}
        {avance.listas_de_fabrica.length > 0 && <Text>{decirListasDeFabrica(avance.listas_de_fabrica)}</Text>}
        {!avance.cerrados && (
          <Group>
            <BotonDeAccion variant="default" ocupado="Un momento…" trabajando={trabajando} alPresionar={alCerrar}>
              No recordarlo más en Inicio
            </BotonDeAccion>
          </Group>
        )}
      </Seccion>
      <Seccion titulo="Qué sigue">
        {deLaTarifa && <Text>{deLaTarifa}</Text>}
        <List spacing="xs">
          {PANTALLAS_QUE_SIGUEN.map(({ a, titulo, texto, permiso }) => (
            <List.Item key={titulo}>
              {permisos.includes(permiso) ? <Link to={a}>{titulo}</Link> : <strong>{titulo}</strong>}
              {`: ${texto}`}
              {!permisos.includes(permiso) && ` ${decirQuienLoHace(permiso)}`}
            </List.Item>
          ))}
        </List>
      </Seccion>
    </>
  );
};
