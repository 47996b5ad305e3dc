import {
  type ConfiguracionDeCertificado,
  PREGUNTAS,
  type Pregunta,
  type TipoDeCertificado,
} from '@colega/domain/certificados';
import { GrupoDeOpciones } from '@colega/web-kit/form/campos/grupo-de-opciones.tsx';

export const ETIQUETA_DE_PREGUNTA: Readonly<Record<string, string>> = {
  suministroElectrico: 'Suministro eléctrico',
  tipoCableado: 'Tipo de cableado',
  verificacion: 'Verificación',
} satisfies Record<Pregunta, string>;

const elegida = (configuracion: ConfiguracionDeCertificado, pregunta: Pregunta): string | null =>
  pregunta === 'suministroElectrico' ? (configuracion.suministroElectrico?.value ?? null) : configuracion[pregunta];

const conRespuesta = (
  configuracion: ConfiguracionDeCertificado,
  pregunta: Pregunta,
  valor: string,
): ConfiguracionDeCertificado => ({
  ...configuracion,
  [pregunta]: pregunta === 'suministroElectrico' ? { value: valor } : valor,
});

type Props = {
  tipo: TipoDeCertificado;
  configuracion: ConfiguracionDeCertificado;
  alCambiar: (configuracion: ConfiguracionDeCertificado) => void;
  errorDe: (campo: string) => string | undefined;
};

/** CER-007, CER-008. */
export const PreguntasDelTipo = ({ tipo, configuracion, alCambiar, errorDe }: Props) =>
  (Object.keys(PREGUNTAS[tipo] ?? {}) as Pregunta[]).map((pregunta) => (
    <GrupoDeOpciones
      key={pregunta}
      id={pregunta}
      label={ETIQUETA_DE_PREGUNTA[pregunta] ?? pregunta}
      opciones={PREGUNTAS[tipo]?.[pregunta] ?? []}
      valor={elegida(configuracion, pregunta)}
      alElegir={(valor) => alCambiar(conRespuesta(configuracion, pregunta, valor))}
      error={errorDe(pregunta)}
    />
  ));
