import { validarProvisorio } from '@colega/asistentes/legajos';
import type { Comitente } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useConsultaAlPadron } from './use-consulta-al-padron.ts';

/** S-930: written by hand until the registry answers; each time that the step is opened it is asked again. */
export const ComitenteProvisorio = ({ comitente: { cuit, apellido, fisico } }: { comitente: Comitente }) => {
  const { cambiar } = useLegajo();
  const { estado, consultar } = useConsultaAlPadron();
  const [dicho, setDicho] = useState('');
  const consultarDeNuevo = async () => {
    setDicho('');
    const respuesta = await consultar(cuit);
    if (!respuesta) return;
    if ('encontrado' in respuesta) return cambiar((b) => validarProvisorio(b, respuesta.encontrado));
    setDicho(respuesta.callado ? 'El padrón sigue sin responder.' : respuesta.porque);
  };
  const alAbrir = useEffectEvent(() => {
    if (apellido !== '') void consultarDeNuevo();
  });
  useEffect(() => alAbrir(), []);
  return (
    <Nota tono="advierte" titulo="Provisorio: falta que el padrón lo valide">
      <Text>
        Escribí su {fisico ? 'apellido y nombre' : 'razón social'} como figura en su constancia de CUIT. El legajo se
        guarda igual, y se confirma cuando el padrón responda: lo seguimos consultando y te avisamos.
      </Text>
      <BotonDeAccion
        variant="default"
        size="sm"
        mt="sm"
        trabajando={estado === 'consultando' || estado === 'tarda'}
        ocupado="Consultando…"
        alPresionar={consultarDeNuevo}
      >
        Consultar de nuevo
      </BotonDeAccion>
      <Text size="sm" role="status">
        {dicho}
      </Text>
    </Nota>
  );
};
