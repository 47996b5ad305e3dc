import { rutasDePrimerosPasos } from '@colega/contract/colegio';
import { mensajes } from '@colega/contract/mensajes';
import { pasosQueFaltan } from '@colega/domain/colegio';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decirListasDeFabrica } from '../../lib/decir-listas-de-fabrica.ts';
import { decirTarifa } from '../../lib/decir-tarifa.ts';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { NOMBRES_DE_PASO } from '../../lib/pasos-del-colegio.ts';
import { Seccion } from '../../ui/seccion.tsx';

const CONSULTA = consulta(rutasDePrimerosPasos.primerosPasos, {});

const QUE_SIGUE = { nada: 'Empezar', algo: 'Seguir', todo: 'Ver qué sigue' } as const;

/** What the college still has to say of itself: told to who can, until it is done or nobody wants to hear of it. */
export const PonerEnMarcha = () => {
  const { permisos, distrito } = useOperador();
  const puede = permisos.includes('colegio.configurar') && !distrito;
  const { data } = useQuery({ ...CONSULTA, enabled: puede });
  const [trabajando, setTrabajando] = useState(false);
  const cliente = useQueryClient();
  if (!puede || !data || data.cerrados) return null;
  const { pasos, en_marcha, listas_de_fabrica } = data;
  const faltan = pasosQueFaltan(pasos, en_marcha);
  const deLaTarifa = decirTarifa(data);
  if (faltan.length === 0 && listas_de_fabrica.length === 0 && !deLaTarifa) return null;
  const hechos = pasos.filter(({ estado }) => estado === 'hecho').length;
  const cerrar = async (): Promise<void> => {
    setTrabajando(true);
    try {
      const nuevo = await llamar(rutasDePrimerosPasos.cerrarPrimerosPasos, { body: { cerrados: true } });
      cliente.setQueryData(CONSULTA.queryKey, nuevo);
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    setTrabajando(false);
  };
  return (
    <Seccion titulo="Poner en marcha el Colegio">
      {faltan.length > 0 && (
        <Text>{`Hechos ${hechos} de ${pasos.length} pasos. Falta: ${faltan
          .map((paso) => NOMBRES_DE_PASO[paso])
          .join(', ')}.`}</Text>
      )}
      {deLaTarifa && <Text>{deLaTarifa}</Text>}
      {listas_de_fabrica.length > 0 && <Text>{decirListasDeFabrica(listas_de_fabrica)}</Text>}
      <Group gap="sm">
        <BotonEnlace to={faltan.length > 0 ? DIRECCIONES.primerosPasos : `${DIRECCIONES.primerosPasos}?paso=fin`}>
          {QUE_SIGUE[faltan.length === pasos.length ? 'nada' : faltan.length > 0 ? 'algo' : 'todo']}
        </BotonEnlace>
        <BotonDeAccion variant="default" ocupado="Un momento…" trabajando={trabajando} alPresionar={cerrar}>
          No recordarlo más
        </BotonDeAccion>
      </Group>
    </Seccion>
  );
};
