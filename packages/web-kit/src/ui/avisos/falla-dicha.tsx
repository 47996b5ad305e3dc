import { Nota } from './nota.tsx';

/** Why what was asked could not be done, said at once to a screen reader; nothing while there is nothing to say. */
export const FallaDicha = ({ children }: { children: string | null }) =>
  children && (
    <div role="alert">
      <Nota tono="advierte">{children}</Nota>
    </div>
  );
