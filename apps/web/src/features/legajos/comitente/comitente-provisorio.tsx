import { validarProvisorio } from '@colega/asistentes/legajos';
import { type Comitente, esDeOtro, esProvisorio } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useConsultaAlPadron } from './use-consulta-al-padron.ts';

type Props = { comitente: Comitente; ruta: string };

/** S-930: written by hand until the registry answers; each time that the step is opened it is asked again. */
export const ComitenteProvisorio = ({ comitente, ruta }: Props) => {
  const { cuit, apellido } = comitente;
  const { cambiar } = useLegajo();
  const { estado, consultar } = useConsultaAlPadron();
  const [dicho, setDicho] = useState<{ texto: string; noFigura: boolean } | null>(null);
  const provisorio = esProvisorio(comitente);
  const consultarDeNuevo = async () => {
    setDicho(null);
    const respuesta = await consultar(cuit);
    if (!respuesta) return;
    if ('encontrado' in respuesta) {
      cambiar((b) => validarProvisorio(b, respuesta.encontrado));
      return setDicho({ texto: `El padrón respondió: es ${respuesta.encontrado.apellido_nombre}.`, noFigura: false });
    }
    const texto = respuesta.callado ? 'El padrón sigue sin responder.' : respuesta.porque;
    setDicho({ texto, noFigura: !respuesta.callado });
  };
  const alAbrir = useEffectEvent(() => {
    if (provisorio && apellido !== '') void consultarDeNuevo();
  });
  useEffect(() => alAbrir(), []);
  // The button that was pressed is no more: whoever pressed it goes on in the card.
  useEffect(() => {
    if (!provisorio && dicho && document.activeElement === document.body) document.getElementById(ruta)?.focus();
  }, [provisorio, dicho, ruta]);
  return (
    <>
      {provisorio && (
        <Nota tono="advierte" titulo={dicho?.noFigura ? NO_FIGURA : 'Provisorio: falta que el padrón lo valide'}>
          <Text>
            {dicho?.noFigura ? 'Revisá el CUIT: sacá a este comitente y agregá el correcto.' : queHacer(comitente)}
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
        </Nota>
      )}
      <Text size="sm" role="status" c={esDeOtro(comitente) ? 'var(--colega-error)' : 'dimmed'}>
        {dicho?.texto}
      </Text>
    </>
  );
};

const NO_FIGURA = 'Ese CUIT no figura en el padrón';

const queHacer = ({ fisico }: Comitente): string =>
  `Escribí su ${fisico ? 'apellido y nombre' : 'razón social'} como figura en su constancia de CUIT. El legajo se guarda igual, y se confirma cuando el padrón responda: lo seguimos consultando y te avisamos.`;
