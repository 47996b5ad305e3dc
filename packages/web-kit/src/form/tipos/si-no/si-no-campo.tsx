import { GrupoDeOpciones } from '../../campos/grupo-de-opciones.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

const SI_NO = [
  { valor: true, etiqueta: 'Sí' },
  { valor: false, etiqueta: 'No' },
] as const;

export const SiNoCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  return (
    <GrupoDeOpciones
      {...props}
      forma="si_no"
      opciones={SI_NO}
      valor={typeof valor === 'boolean' ? valor : null}
      alElegir={poner}
    />
  );
};
