import type { PropsDeHoja } from '@colega/web-kit/form/campos/props.ts';
import { useEntrada } from '@colega/web-kit/form/campos/use-entrada.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { cambiarTitular, titularesDe } from '../formulario/borrador-de-certificado.ts';
import { useCertificando } from '../formulario/contexto-del-certificado.ts';
import { idDeTexto, textoDeId } from './id-elegido.ts';

/** CER-028. */
export const TitularCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { legajo, cambiar } = useCertificando();
  const { props } = useEntrada(resto);
  return (
    <SelectSimple
      {...props}
      value={textoDeId(valor)}
      opciones={titularesDe(legajo).map(({ id, apellido_nombre }) => ({ value: String(id), label: apellido_nombre }))}
      alElegir={(elegido) => cambiar((b) => cambiarTitular(b, idDeTexto(elegido), legajo))}
    />
  );
};
