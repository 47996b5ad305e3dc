import { mensajes } from '@colega/contract/mensajes';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';

/** SES-036, SES-037. */
export const Confirmada = () => {
  const navegar = useNavigate();
  const [busqueda] = useSearchParams();
  const email = correoDe(busqueda.get('email'));
  return (
    <PaginaPublica>
      <h1 className={publica.titulo}>Revisá tu correo</h1>
      <p role="status" className={publica.exito}>
        {mensajes.correo_de_recuperacion_enviado}
      </p>
      {email && (
        <p className={publica.texto}>
          Lo mandamos a <strong className={publica.partible}>{email}</strong>.
        </p>
      )}
      <p className={publica.texto}>
        Puede tardar unos minutos. Si no lo encontrás, mirá en el correo no deseado o confirmá con tu distrito qué
        dirección tenés registrada.
      </p>
      <button type="button" className={publica.boton} onClick={() => void navegar(DIRECCIONES.ingreso)}>
        Volver
      </button>
    </PaginaPublica>
  );
};

export default Confirmada;

/** An address may bring anything: only a masked e-mail, as the server writes it, is shown. */
const correoDe = (texto: string | null): string | null =>
  texto && /^[a-z0-9]?•{1,5}@[a-z0-9]?•{1,5}\.(com|com\.ar|•••)$/.test(texto) ? texto : null;
